import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { bringIn, insertArrangement } from '../../../testing/course-import/import-world';
import { testContent, testDraft, testFile, testPart } from '../../../testing/course-import/test-draft';
import { memoryStorage } from '../../../testing/memory-storage';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';
import { exportCourse } from '../../course-import/export-course';
import { sql } from '../../db/sql';
import { VERSIONS_KEPT } from '../../store/course-import/course-imports';

const files = memoryStorage();
let server: TestApp;
let north: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON, files });
  await insertArrangement(server.db);
});
afterAll(() => server.close());

const bring = (draft: Parameters<typeof bringIn>[1], differs = {}) =>
  bringIn({ db: server.db, files }, draft, differs);

const knot = (html: string) => testPart('knot', { content: testContent({ html }) });

/** What of a course could differ from one version to the next. */
async function courseNow(code: string) {
  const out = await exportCourse(server.db, files, NORTH.id, code);
  if (!out) throw new Error('It is there.');
  const bytes = await Promise.all(out.files.map(({ open }) => text(open())));
  return { ...out, files: out.files.map(({ path }, index) => [path, bytes[index]]) };
}

test('a course is brought back to what it was, with its files, and that is a version too', async () => {
  const first = testDraft({
    code: 'BACK',
    parts: [knot('<p><a href="course-file:plan.txt">Plan</a></p>'), testPart('loop')],
    files: [testFile('plan.txt', 'one')],
  });
  await bring(first, { userId: ADA.id });
  const before = await courseNow('BACK');
  await bring(
    testDraft({
      code: 'BACK',
      name: 'Other ropes',
      parts: [knot('<p>Words</p>')],
      files: [testFile('other.txt', 'two')],
    }),
  );
  expect(await north.say('courses versions', { code: 'BACK' })).toMatch(
    /^2 {2}\S+Z {2}- {2}ropes {2}course 1, changed 1, removed 1, files 2\n1 {2}\S+Z {2}\S+@\S+ {2}ropes {2}/,
  );
  const dry = await north.say('courses rollback', { code: 'BACK', version: 1 }, true);
  expect(dry).toMatch(/^BACK is updated\.\n {2}course: name\n {2}added: loop\n/);
  expect((await courseNow('BACK')).name).toBe('Other ropes');

  await north.run('courses rollback', { code: 'BACK', version: '1' });
  expect(await courseNow('BACK')).toEqual(before);
  expect(await north.run('courses versions', { code: 'BACK' })).toMatchObject([
    { version: 3, kind: 'version', sourceName: 'version 1', by: null, isKept: true },
    { version: 2, kind: 'folder' },
    { version: 1, by: ADA.email },
  ]);
  expect(await north.say('courses rollback', { code: 'BACK', version: 3 })).toBe(
    'BACK is as it was then already.',
  );
  await north.run('courses rollback', { code: 'BACK', version: 2 });
  expect(await courseNow('BACK')).toMatchObject({ name: 'Other ropes', files: [['other.txt', 'two']] });
});

test('what a tenant has no more is told, and made where that is wished', async () => {
  await bring(testDraft({ code: 'ARR', collections: ['Knots'] }), { mayCreate: true });
  await bring(testDraft({ code: 'ARR' }));
  await north.run('collections remove', { name: 'Knots' });
  await expect(north.run('courses rollback', { code: 'ARR', version: 1 })).rejects.toThrow(
    'There is no collection "Knots".\nNothing was changed.',
  );
  await north.run('courses rollback', { code: 'ARR', version: 1, create: true });
  expect((await courseNow('ARR')).collections).toEqual(['Knots']);
});

test('what came in is kept of the last versions', async () => {
  for (let name = 0; name <= VERSIONS_KEPT; name += 1)
    await bring(testDraft({ code: 'MANY', name: `${name}` }));
  const versions = await north.run('courses versions', { code: 'MANY' });
  expect(versions).toHaveLength(VERSIONS_KEPT + 1);
  expect(versions).toMatchObject([
    { isKept: true },
    ...Array.from({ length: VERSIONS_KEPT - 1 }, () => ({ isKept: true })),
    { isKept: false },
  ]);
  await expect(north.run('courses rollback', { code: 'MANY', version: 1 })).rejects.toThrow(
    'Version 1 of MANY is not kept',
  );
  await north.run('courses rollback', { code: 'MANY', version: 2 });
  expect((await courseNow('MANY')).name).toBe('1');
});

test('versions that there are not are refused, and another tenant has none of ours', async () => {
  await bring(testDraft({ code: 'ONE' }));
  await expect(north.run('courses rollback', { code: 'ONE', version: 2 })).rejects.toThrow(
    'ONE has no version 2: its versions are 1 to 1.',
  );
  await expect(north.run('courses rollback', { code: 'ONE', version: 0 })).rejects.toThrow('version');
  await insertTestCourse(server.db, { course: { code: 'MADE' } });
  expect(await north.say('courses versions', { code: 'MADE' })).toBe('The course was never imported.');
  await expect(north.run('courses rollback', { code: 'MADE', version: 1 })).rejects.toThrow(
    'MADE was never imported: it has no versions.',
  );
  const south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON, files });
  for (const asked of ['courses versions', 'courses rollback'])
    await expect(
      south.run(asked, { code: 'ONE', ...(asked.endsWith('k') && { version: 1 }) }),
    ).rejects.toThrow('There is no course "ONE".');
});

test('a course that is removed takes its versions along', async () => {
  await bring(testDraft({ code: 'GONE' }));
  await north.run('courses remove', { code: 'GONE' });
  const left = await server.db.query(sql`select from course_imports where draft like '%GONE%'`);
  expect(left).toEqual([]);
});
