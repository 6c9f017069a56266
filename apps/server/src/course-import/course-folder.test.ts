import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, insertArrangement } from '../../testing/course-import/import-world';
import { bytesIn, temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { lendDatabase } from '../../testing/lent-database';
import { memoryStorage } from '../../testing/memory-storage';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import { newCourseFolder } from '../course-folder/new-course-folder';
import { readCourseFolder } from '../course-folder/read-course-folder';
import { writeCourseFolder } from '../course-folder/write-course-folder';
import type { Database } from '../db/db';
import { exportCourse } from './export-course';

let db: Database;
beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
  await insertArrangement(db);
});
afterAll(() => db.close());

async function importFolder(folder: string, files = memoryStorage()) {
  const { draft, problems } = await readCourseFolder(folder);
  expect(problems).toEqual([]);
  if (!draft) throw new Error('There is no problem, so there is a draft.');
  return { code: draft.code, files, outcome: await bringIn({ db, files }, draft) };
}

test('a folder comes out of the database byte for byte as it went in', async () => {
  const folder = path.join(await temporaryFolder(), 'new');
  await newCourseFolder(folder, { title: 'Bees: a start', code: 'BEES' });
  const { outcome, code, files } = await importFolder(folder);
  expect(outcome).toMatchObject({ kind: 'imported', isNew: true });
  const out = await exportCourse(db, files, NORTH.id, code);
  const again = await temporaryFolder();
  if (out) await writeCourseFolder(out, again);
  expect(await bytesIn(again)).toEqual(await bytesIn(folder));
  expect((await importFolder(again, files)).outcome).toMatchObject({ kind: 'nothingToDo' });
});

test('files that are renumbered are the same activities in another order', async () => {
  const texts = {
    'course.yaml': 'title: Ropes\ncode: NUMBERS\n',
    '01-knot.md': '# Knot\n',
    '02-bend.md': '# Bend\n',
  };
  await importFolder(await temporaryFolder(texts));
  const { outcome } = await importFolder(
    await temporaryFolder({
      'course.yaml': texts['course.yaml'],
      '01-bend.md': texts['02-bend.md'],
      '02-knot.md': texts['01-knot.md'],
    }),
  );
  expect(outcome).toMatchObject({
    kind: 'imported',
    changes: { parts: { added: [], removed: [], changed: [], moved: ['bend', 'knot'] } },
  });
});
