import path from 'node:path';
import { expect, test } from 'vitest';
import { bytesIn, temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { newCourseFolder } from './new-course-folder';
import { readCourseFolder } from './read-course-folder';
import { writeCourseFolder } from './write-course-folder';

test('a new course reads without a problem, and comes back without a difference', async () => {
  const folder = path.join(await temporaryFolder(), 'new');
  await newCourseFolder(folder, { title: 'Bees: a start', code: '101' });
  const { draft, problems } = await readCourseFolder(folder);
  expect(problems).toEqual([]);
  expect(draft).toMatchObject({
    name: 'Bees: a start',
    code: '101',
    files: [{ path: 'first-steps/growth.svg' }],
  });
  expect(JSON.stringify(draft)).toContain(String.raw`width=\"320\" height=\"120\"`);
  const again = await temporaryFolder();
  if (draft) await writeCourseFolder(draft, again);
  expect(await bytesIn(again)).toEqual(await bytesIn(folder));
});

test('a folder with something in it is left alone', async () => {
  const folder = await temporaryFolder({ 'a.txt': 'a' });
  await expect(newCourseFolder(folder, { title: 'A', code: 'A' })).rejects.toThrow('is not empty');
});
