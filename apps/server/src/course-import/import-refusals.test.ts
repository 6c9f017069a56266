import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bringIn, insertArrangement } from '../../testing/course-import/import-world';
import { testContent, testDraft, testFile, testPart, testQuiz } from '../../testing/course-import/test-draft';
import { lendDatabase } from '../../testing/lent-database';
import { memoryStorage } from '../../testing/memory-storage';
import { insertOfferedCourse } from '../../testing/attempts/test-course';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database, Db } from '../db/db';
import { sql } from '../db/sql';
import type { FileStorage } from '../storage/file-storage';
import { exportCourse } from './export-course';
import type { ImportOutcome } from './import-course';

let db: Database;
let files: FileStorage;
let deps: { db: Db; files: FileStorage };
let codes = 0;
let code: string;

beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
  await insertArrangement(db);
});
beforeEach(() => {
  files = memoryStorage();
  deps = { db, files };
  codes += 1;
  code = `ROPES-${codes}`;
});
afterAll(() => db.close());

const countOfCourses = async () => {
  const rows = await db.query(sql`select from objectives where tenant_id = ${NORTH.id} and code = ${code}`);
  return rows.length;
};
const codesOf = (outcome: ImportOutcome) =>
  outcome.kind === 'refused' ? outcome.problems.map((problem) => problem.code) : outcome.kind;

test('what the tenant does not have is told together, and nothing is written', async () => {
  const draft = testDraft({
    code,
    scale: 'Stars',
    collections: ['Sea', 'Air'],
    filters: { Level: ['Easy', 'Odd'], Mood: ['Glad'] },
    parts: [
      testPart('sums', {
        type: 'lti',
        content: testContent({ tool: { name: 'None', targetLinkUri: null, custom: {} } }),
      }),
    ],
  });
  const refused = ['unknownScale', 'unknownCollection', 'unknownFilter', 'unknownFilter', 'unknownTool'];
  expect(codesOf(await bringIn(deps, draft))).toEqual(refused);
  expect(await countOfCourses()).toBe(0);
});

test('a quiz needs a tool that asks its questions', async () => {
  const parts = [testPart('quiz', { type: 'lti', content: testContent({ quiz: testQuiz() }) })];
  const draft = testDraft({ code, parts });
  await db.query(
    sql`insert into tenant_settings (tenant_id, key, value) values (${NORTH.id}, 'lms.quiz_tool', '"Other"')`,
  );
  expect(codesOf(await bringIn(deps, draft))).toEqual(['noQuizTool']);
  await db.query(
    sql`update tenant_settings set value = '"Sums"' where tenant_id = ${NORTH.id} and key = 'lms.quiz_tool'`,
  );
  expect(codesOf(await bringIn(deps, draft))).toBe('imported');
  const linked = await db.query(
    sql`select t.name, l.custom ->> 'quiz' = v.id::text as "isTold", q.version
          from activities v
          join lti_links l on l.tenant_id = v.tenant_id and l.activity_id = v.id
          join lti_tools t on t.tenant_id = l.tenant_id and t.id = l.tool_id
          join quizzes q on q.tenant_id = v.tenant_id and q.activity_id = v.id
          join activity_parts p on p.tenant_id = v.tenant_id and p.activity_id = v.id
          join objectives o on o.tenant_id = p.tenant_id and o.id = p.objective_id and o.code = ${code}`,
  );
  expect(linked).toEqual([{ name: 'Sums', isTold: true, version: 1 }]);
  await db.query(sql`delete from tenant_settings where tenant_id = ${NORTH.id} and key = 'lms.quiz_tool'`);
});

test.each([
  ['keyTwice', testDraft({ parts: [testPart('a'), testPart('m', { children: [testPart('a')] })] })],
  ['fileTwice', testDraft({ files: [testFile('a'), testFile('a', 'b')] })],
  ['notAModule', testDraft({ parts: [testPart('a', { type: 'text', children: [testPart('b')] })] })],
  ['noTool', testDraft({ parts: [testPart('a', { type: 'lti' })] })],
  ['notATool', testDraft({ parts: [testPart('a', { content: testContent({ quiz: testQuiz() }) })] })],
  ['badNumber', testDraft({ parts: [testPart('a', { duration: 1.5 })] })],
  ['badNumber', testDraft({ parts: [testPart('a', { weight: Number.NaN })] })],
  ['badText', testDraft({ name: 'Nothing\u0000' })],
  ['badText', testDraft({ name: 'Half \ud800' })],
  ['unknownFile', testDraft({ image: 'none.png' })],
  ['unknownFile', testDraft({ about: { source: '', html: '<img src="course-file:none.png">' } })],
  ['unknownPart', testDraft({ about: { source: '', html: '<a href="course-part:none">x</a>' } })],
])('what cannot be stored is refused: %s', async (problem, draft) => {
  expect(codesOf(await bringIn(deps, { ...draft, code }))).toEqual([problem]);
});

test('a text about what JSON escapes is a text like any other', async () => {
  expect(await bringIn(deps, testDraft({ code, name: String.raw`\u0000 \\ud800` }))).toMatchObject({
    kind: 'imported',
  });
});

test('a course that is a single activity is neither updated nor written down as one with parts', async () => {
  await insertOfferedCourse(db, { course: { code, type: 'text' } });
  expect(codesOf(await bringIn(deps, testDraft({ code })))).toEqual(['singleActivity']);
  await expect(exportCourse(db, files, NORTH.id, code)).rejects.toThrow('single activity');
});

test('of two courses of one code none is meant', async () => {
  await insertOfferedCourse(db, { course: { code } });
  await insertOfferedCourse(db, { course: { code } });
  expect(codesOf(await bringIn(deps, testDraft({ code })))).toEqual(['severalCourses']);
});

test('a file that changes while it is read is refused', async () => {
  const file = { ...testFile('a.txt', 'before'), open: testFile('a.txt', 'after!').open };
  expect(codesOf(await bringIn(deps, testDraft({ code, files: [file] })))).toEqual(['fileChanged']);
  expect(await countOfCourses()).toBe(0);
});
