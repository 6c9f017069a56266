import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anyDraft } from '../../testing/course-import/any-draft';
import { bringIn, insertArrangement } from '../../testing/course-import/import-world';
import { testContent, testDraft, testFile, testPart } from '../../testing/course-import/test-draft';
import { lendDatabase } from '../../testing/lent-database';
import { memoryStorage } from '../../testing/memory-storage';
import { insertOfferedCourse } from '../../testing/attempts/test-course';
import { ADA, insertTestTenants, NORTH, SOUTH } from '../../testing/test-tenants';
import type { Database, Db } from '../db/db';
import { sql } from '../db/sql';
import { cleanRichText } from '../rich-text/clean-rich-text';
import type { FileStorage } from '../storage/file-storage';
import { compareCourse, isUnchanged } from './compare-course';
import type { CourseDraft } from './course-draft';
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
const clean = (html: string) => cleanRichText(html, { frameSources: [] });
const codesOf = (outcome: ImportOutcome) =>
  outcome.kind === 'refused' ? outcome.problems.map((problem) => problem.code) : outcome.kind;

async function wordsOf({ files: all }: CourseDraft): Promise<Record<string, string>> {
  const words = all.map(async ({ path, open }) => [path, await text(open())] as const);
  return Object.fromEntries(await Promise.all(words));
}

test('a course comes back as it went in, and is not imported twice', async () => {
  await fc.assert(
    fc.asyncProperty(anyDraft(), anyDraft(), async (first, second) => {
      for (const draft of [first, second]) {
        const outcome = await bringIn(deps, draft);
        expect(['imported', 'nothingToDo']).toContain(outcome.kind);
        expect(await bringIn(deps, draft)).toMatchObject({ kind: 'nothingToDo' });
        const out = await exportCourse(db, files, NORTH.id, draft.code);
        if (!out) throw new Error('It was imported.');
        expect(await bringIn(deps, out)).toMatchObject({ kind: 'nothingToDo' });
        expect(out).toMatchObject({ name: draft.name, description: draft.description, image: draft.image });
        expect(await wordsOf(out)).toEqual(await wordsOf(draft));
      }
    }),
    { numRuns: db.kind === 'embedded' ? 8 : 30 },
  );
});

test('an export goes into another tenant as the same course, with other ids', async () => {
  await insertArrangement(db, SOUTH.id);
  const draft = testDraft({
    code,
    files: [testFile('a.png')],
    parts: [testPart('knot', { content: testContent({ html: '<img src="course-file:a.png">' }) })],
  });
  const north = await bringIn(deps, draft);
  const out = await exportCourse(db, files, NORTH.id, code);
  if (!out) throw new Error('It was imported.');
  const south = await bringIn(deps, out, { tenantId: SOUTH.id });
  expect([north.kind, south.kind]).toEqual(['imported', 'imported']);
  expect(north).not.toMatchObject({ objectiveId: 'objectiveId' in south && south.objectiveId });
  const back = await exportCourse(db, files, SOUTH.id, code);
  expect(back && isUnchanged(compareCourse(back, out))).toBe(true);
  await bringIn(deps, testDraft({ code, name: 'Of the south' }), { tenantId: SOUTH.id });
  expect(await exportCourse(db, files, NORTH.id, code)).toMatchObject({ name: draft.name });
});

test('collections and filters are made where that is wished', async () => {
  const draft = testDraft({ code, collections: ['Air'], filters: { Mood: ['Glad', 'Calm'] } });
  expect(await bringIn(deps, draft, { mayCreate: true })).toMatchObject({ kind: 'imported' });
  const out = await exportCourse(db, files, NORTH.id, code);
  expect(out).toMatchObject({ collections: ['Air'], filters: { Mood: ['Calm', 'Glad'] } });
});

test('a collection or filter in another case is the tenant’s own, and given again it is no change', async () => {
  const first = { collections: ['Moor'], filters: { Pace: ['Slow'] } };
  await bringIn(deps, testDraft({ code: `${code}-FIRST`, ...first }), { mayCreate: true });
  const draft = testDraft({
    code,
    collections: ['moor', 'MOOR', 'Fen', 'fen'],
    filters: { pace: ['SLOW', 'Quick'], PACE: ['quick'] },
  });
  expect(codesOf(await bringIn(deps, draft))).toEqual([
    'unknownCollection',
    'unknownCollection',
    'unknownFilter',
    'unknownFilter',
  ]);
  expect(await bringIn(deps, draft, { mayCreate: true })).toMatchObject({ kind: 'imported' });
  expect(await exportCourse(db, files, NORTH.id, code)).toMatchObject({
    collections: ['Moor', 'Fen'],
    filters: { Pace: ['Quick', 'Slow'] },
  });
  expect(await bringIn(deps, draft)).toMatchObject({ kind: 'nothingToDo' });
});

test('[4.6] a certificate of another platform is given until an update leaves it out', async () => {
  const given = { validMonths: null, signerName: null, signerTitle: null };
  const certificates = [{ name: 'Badge', ...given, externalUrl: 'https://badges.test/x' }];
  await bringIn(deps, testDraft({ code, scale: 'Letters', certificates }));
  const stored = async () => (await exportCourse(db, files, NORTH.id, code))?.certificates;
  expect(await stored()).toEqual(certificates);
  const outcome = await bringIn(deps, testDraft({ code, scale: 'Letters' }));
  expect(outcome).toMatchObject({ kind: 'imported', changes: { course: ['certificates'] } });
  expect(await stored()).toEqual([]);
});

test('a course that is there is updated only by who says so', async () => {
  await bringIn(deps, testDraft({ code }));
  const other = testDraft({ code, name: 'Other' });
  expect(codesOf(await bringIn(deps, other, { isUpdate: false }))).toEqual(['courseExists']);
  expect(await bringIn(deps, testDraft({ code }), { isUpdate: false })).toMatchObject({
    kind: 'nothingToDo',
  });
});

test('a course that was never imported is written down, and keeps its parts when it comes back', async () => {
  const parts = [{ name: 'Module', children: [{ name: 'Page', content: { html: clean('<p>Words</p>') } }] }];
  const { part } = await insertOfferedCourse(db, { course: { code }, parts });
  const out = await exportCourse(db, files, NORTH.id, code);
  if (!out) throw new Error('It is there.');
  expect(out.parts).toMatchObject([
    { name: 'Module', children: [{ name: 'Page', content: { text: { source: '<p>Words</p>' } } }] },
  ]);
  expect(await bringIn(deps, { ...out, name: 'Other' })).toMatchObject({
    kind: 'imported',
    changes: { parts: { added: [], removed: [], moved: [] } },
  });
  const kept = await db.query(
    sql`select p.id from activity_parts p
          join objectives o on o.tenant_id = p.tenant_id and o.id = p.objective_id
         where o.code = ${code} order by p.axis`,
  );
  expect(kept).toEqual([{ id: part('1') }, { id: part('1.1') }]);
});

test('every import is written down: what it was, who made it and what came of it', async () => {
  await bringIn(deps, testDraft({ code, parts: [testPart('knot')] }), { userId: ADA.id });
  await bringIn(deps, testDraft({ code, parts: [] }));
  const imports = await db.query(
    sql`select i.source_name as "sourceName", i.user_id as "userId", length(i.sha256) as length,
               i.report -> 'parts' -> 'removed' as removed
          from course_imports i join objectives o on o.tenant_id = i.tenant_id and o.id = i.objective_id
         where o.code = ${code} order by i.ended`,
  );
  expect(imports).toEqual([
    { sourceName: 'ropes', userId: ADA.id, length: 64, removed: [] },
    { sourceName: 'ropes', userId: null, length: 64, removed: ['knot'] },
  ]);
});

test('a dry run says what would be done, and does nothing', async () => {
  const parts = [testPart('knot')];
  const outcome = await bringIn(deps, testDraft({ code, parts }), { isDryRun: true });
  expect(outcome).toMatchObject({
    kind: 'wouldImport',
    isNew: true,
    changes: { parts: { added: ['knot'] } },
  });
  expect(await countOfCourses()).toBe(0);
});

test('an import that fails in the middle leaves nothing behind', async () => {
  const draft = testDraft({ code, parts: [testPart('knot')] });
  const failing: Db = {
    ...db,
    transaction: (work) => db.transaction((tx) => work(failsOn(tx, 'insert into course_imports'))),
  };
  await expect(bringIn({ db: failing, files }, draft)).rejects.toThrow('pulled out');
  expect(await countOfCourses()).toBe(0);
  expect(await bringIn(deps, draft)).toMatchObject({ kind: 'imported', isNew: true });
});

function failsOn(tx: Db, start: string): Db {
  return {
    ...tx,
    query: (statement) =>
      statement.text.startsWith(start) ? Promise.reject(new Error('pulled out')) : tx.query(statement),
  };
}

test('bytes that are there are not put again', async () => {
  const put: string[] = [];
  const counting = {
    ...files,
    put: (...args: Parameters<FileStorage['put']>) => (put.push(args[0]), files.put(...args)),
  };
  const kept = testFile('kept.txt');
  await bringIn({ db, files: counting }, testDraft({ code, files: [kept, testFile('b.txt', 'one')] }));
  await bringIn({ db, files: counting }, testDraft({ code, files: [kept, testFile('b.txt', 'two')] }));
  expect(put).toHaveLength(3);
});

test('two imports at once: one waits for the other, and the course is whole', async () => {
  const parts = (name: string) => [testPart('knot', { name }), testPart(name)];
  const outcomes = await Promise.all(
    ['one', 'two'].map((name) => bringIn(deps, testDraft({ code, name, parts: parts(name) }))),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['imported', 'imported']);
  const out = await exportCourse(db, files, NORTH.id, code);
  expect(out?.parts.map(({ key }) => key)).toEqual(['knot', out?.name]);
  expect(out?.parts[0]?.name).toBe(out?.name);
});

test('what everybody sees of a course everybody may read; the rest is for its learners', async () => {
  await bringIn(
    deps,
    testDraft({
      code,
      image: 'cover.png',
      about: { source: '', html: '<img src="course-file:about.png">' },
      files: ['cover.png', 'about.png', 'inside.png'].map((path) => testFile(path)),
    }),
  );
  const rows = await db.query(
    sql`select c.path, f.objective_id is null as "isPublic" from course_files c
          join files f on f.tenant_id = c.tenant_id and f.id = c.file_id
          join objectives o on o.tenant_id = c.tenant_id and o.id = c.objective_id
         where o.code = ${code} order by 1`,
  );
  expect(rows).toEqual([
    { path: 'about.png', isPublic: true },
    { path: 'cover.png', isPublic: true },
    { path: 'inside.png', isPublic: false },
  ]);
});
