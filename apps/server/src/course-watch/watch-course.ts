import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import type { CourseProblem } from '../course-folder/course-problem';
import { readCourseFolder } from '../course-folder/read-course-folder';
import { importedText, problemsText } from '../operations/courses/import-text';
import { oneAtATime } from './one-at-a-time';
import { openPreview, type Preview } from './open-preview';
import { type WatchState, watchState } from './watch-state';

/** Editors write a file in several steps. */
const SETTLED_MS = 60;

type Watching = {
  /** The product's own folder. */
  root: string;
  print: (text: string) => void;
};

/** Shows an author the course in the browser as they write, until the program is told to stop; false without a folder. */
export async function watchCourse(folder: string, { root, print }: Watching): Promise<boolean> {
  const place = resolve(folder);
  if (!(await stat(place).catch(() => null))?.isDirectory()) return false;
  const told = toldToStop();
  const dataFolder = await mkdtemp(join(tmpdir(), 'lantern-watch-'));
  let preview: Preview | null = null;
  try {
    const state = watchState();
    print(`Watching ${place}`);
    print('In a database of its own, in a temporary folder: no other is touched.');
    preview = await openPreview({ root, dataFolder, state, onLink: linkPrinter(print) });
    const shown = preview;
    const bringIn = oneAtATime(() => bringInFolder(place, { preview: shown, state, print }));
    const watcher = watchFolder(place, bringIn);
    await bringIn();
    print('Save a file, and the page shows it. Stop with Ctrl-C.');
    await told;
    await watcher.close();
  } finally {
    await preview?.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
  return true;
}

/** Each link signs in once, so that another follows. */
function linkPrinter(print: (text: string) => void): (link: string) => void {
  let words = 'Open it with';
  return (link) => {
    print(`${words}  ${link}`);
    words = 'In another browser, open it with';
  };
}

function toldToStop(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => done());
    // Nobody reads on: the terminal is gone.
    process.stdout.on('error', () => done());
  });
}

function watchFolder(place: string, bringIn: () => Promise<void>) {
  const around = dirname(place);
  const isOurs = (file: string) =>
    file === around ||
    file === place ||
    (file.startsWith(`${place}${sep}`) && !/^(\.|node_modules$)/.test(basename(file)));
  let due: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  // From around it: the folder itself may be put aside and come again, as when another version is fetched.
  const watcher = watch(around, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (file) => !isOurs(file),
  });
  const wait = () => {
    if (due) clearTimeout(due);
    due = setTimeout(() => {
      running = bringIn();
    }, SETTLED_MS);
  };
  watcher.on('all', wait);
  return {
    close: async () => {
      await watcher.close();
      if (due) clearTimeout(due);
      await running;
    },
  };
}

type BringIn = { preview: Preview; state: WatchState; print: (text: string) => void };

/** The last good version stays where the folder cannot be imported. */
async function bringInFolder(place: string, { preview, state, print }: BringIn): Promise<void> {
  const refuse = (problems: readonly CourseProblem[]) => {
    print(problemsText(place, problems));
    state.change({ problems });
  };
  try {
    const { draft, problems, inFolder } = await readCourseFolder(place);
    if (!draft) return refuse(problems);
    const outcome = await preview.show(draft, basename(place));
    if (outcome.kind === 'refused') return refuse(inFolder(outcome.problems));
    if (outcome.kind !== 'nothingToDo' || state.now().problems.length > 0)
      print(importedText({ code: draft.code, ...outcome }));
    state.change({
      version: state.now().version + (outcome.kind === 'imported' ? 1 : 0),
      courseId: outcome.objectiveId,
      problems: [],
    });
  } catch (error) {
    // Such as a file that went while it was read; what follows is brought in when it comes.
    refuse([anywhere(error instanceof Error ? error.message : String(error))]);
  }
}

function anywhere(message: string): CourseProblem {
  return { file: '.', line: 1, message };
}
