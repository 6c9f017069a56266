import * as z from 'zod/mini';
import { assertThere } from '../file-places';
import { placeField } from '../place-field';
import { operation, OperationRefusal } from '../operation';

/** A program of its own beside the operator's, since it is a whole server: course-watch/watch-course.ts. */
type WatchProgram = {
  watchCourse: (
    folder: string,
    watching: { root: string; print: (text: string) => void },
  ) => Promise<boolean>;
};

export const watchFolder = operation({
  noun: 'courses',
  verb: 'watch',
  summary: 'Shows a course in the browser as its author writes it, on this machine alone',
  input: z.strictObject({ folder: placeField }),
  fields: { folder: 'the folder with course.yaml' },
  words: ['folder'],
  isOffline: true,
  run: async (_context, { folder }) => {
    if (!(await assertThere(folder)).isDirectory())
      throw new OperationRefusal(`${folder} is a file, not a folder.`);
    const { href } = new URL('./watch.js', import.meta.url);
    const { watchCourse } = (await import(/* @vite-ignore */ href)) as WatchProgram; // built beside this one
    const root = process.env['LANTERN_ROOT'] ?? process.cwd();
    const print = (text: string) => process.stdout.write(`${text}\n`);
    if (!(await watchCourse(folder, { root, print })))
      throw new OperationRefusal(`There is no file or folder ${folder}.`);
    return { folder };
  },
  say: () => 'Stopped; the temporary folder is removed.',
});
