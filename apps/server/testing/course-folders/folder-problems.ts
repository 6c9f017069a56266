import { expect } from 'vitest';
import { readCourseFolder } from '../../src/course-folder/read-course-folder';
import { temporaryFolder } from './temporary-folder';

export const COURSE = 'title: A course\ncode: A1\n';

/** What is wrong with a folder of these files, as its author is told. */
export async function folderProblems(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const { draft, problems } = await readCourseFolder(await temporaryFolder(files));
  expect(draft).toBeNull();
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}
