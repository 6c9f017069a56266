import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ArchiveRefusal } from '../../archives/archive-refusal';
import { openArchive } from '../../archives/open-archive';
import { packFolder } from '../../archives/pack-folder';
import { unpackArchive } from '../../archives/unpack-archive';
import type { CourseProblem } from '../../course-folder/course-problem';
import { readCourseFolder } from '../../course-folder/read-course-folder';
import { writeCourseFolder } from '../../course-folder/write-course-folder';
import type { ImportProblem } from '../../course-import/check-draft';
import type { CourseDraft } from '../../course-import/course-draft';
import { placedParts } from '../../course-import/draft-parts';
import { makeTemporaryFolder } from '../../storage/temporary-folder';
import { assertFileOnDisk, assertThere } from '../file-places';
import { type OperationContext, OperationRefusal } from '../operation';
import { problemsText } from './import-text';

type Refuse = (problems: readonly ImportProblem[]) => never;

/** `verdict` is what follows from what is wrong in it. */
type CoursePlace = { place: string; verdict: string };

/**
 * Works with the course of a folder, or of a zip of one; its files can be read until the work is done. What a tenant
 * refuses is told as the rest is, with file and line.
 */
export async function withCourse<T>(
  { place, verdict }: CoursePlace,
  work: (draft: CourseDraft, refuse: Refuse) => Promise<T>,
): Promise<T> {
  const found = await assertThere(place);
  const inFolder = async (folder: string, title: string) => {
    const read = await readCourseFolder(folder);
    const refuse = (problems: readonly CourseProblem[]) => {
      throw new OperationRefusal(`${problemsText(title, problems)}\n${verdict}`);
    };
    if (!read.draft) return refuse(read.problems);
    return work(read.draft, (problems) => refuse(read.inFolder(problems)));
  };
  if (found.isDirectory()) return inFolder(place, place);
  await assertFileOnDisk(place);
  return inTemporaryFolder(async (folder) => {
    try {
      await unpackArchive(place, folder);
    } catch (error) {
      if (error instanceof ArchiveRefusal) throw new OperationRefusal(`${error.message} ${verdict}`);
      throw error;
    }
    return inFolder(await folderOfCourse(folder), basename(place));
  });
}

/** Whether it is a zip that may be unpacked. */
export async function lookAtZip(place: string): Promise<void> {
  try {
    (await openArchive(place)).close();
  } catch (error) {
    throw error instanceof ArchiveRefusal ? new OperationRefusal(error.message) : error;
  }
}

/** The course, which tells whoever waits how much of it is done with: its activities at once, each file as it is read. */
export function withProgress(draft: CourseDraft, onProgress: OperationContext['onProgress']): CourseDraft {
  let done = placedParts(draft.parts).length;
  const of = done + draft.files.length;
  onProgress(done, of);
  const files = draft.files.map((file) => ({
    ...file,
    open: () => {
      done += 1;
      onProgress(done, of);
      return file.open();
    },
  }));
  return { ...draft, files };
}

export function isZip(place: string): boolean {
  return /\.zip$/i.test(place);
}

/** A zip where the name ends so, else a folder, which is new or empty. Answers how many files. */
export async function writeCourse(draft: CourseDraft, to: string): Promise<number> {
  if (!isZip(to)) return writeCourseFolder(draft, to);
  return inTemporaryFolder(async (folder) => {
    const files = await writeCourseFolder(draft, folder);
    await packFolder(folder, to);
    return files;
  });
}

/** Many programs pack a folder with its own name around it. */
async function folderOfCourse(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && others.length === 0 ? join(folder, only.name) : folder;
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTemporaryFolder('course');
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
