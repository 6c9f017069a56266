import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bringIn, insertArrangement } from '../../testing/course-import/import-world';
import { testContent, testDraft, testPart, testQuiz } from '../../testing/course-import/test-draft';
import { lendDatabase } from '../../testing/lent-database';
import { memoryStorage } from '../../testing/memory-storage';
import { testOperator, type TestOperator } from '../../testing/operations/operator';
import { NOON } from '../../testing/test-app';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database } from '../db/db';
import { sql } from '../db/sql';

let db: Database;
let north: TestOperator;
let course: string;
const files = memoryStorage();
const quiz = testPart('quiz', { type: 'lti', content: testContent({ quiz: testQuiz() }) });

beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
  await insertArrangement(db);
  north = testOperator(db, { tenantId: NORTH.id, now: NOON, files });
});
beforeEach(async () => {
  course = randomUUID();
  await bring();
});
afterAll(() => db.close());

const bring = () => bringIn({ db, files }, testDraft({ code: course, parts: [quiz] }));
const relinked = {
  kind: 'imported',
  changes: { parts: { changed: [{ key: 'quiz', fields: ['content'] }] } },
};

/** Who asks the questions, whether they are told which, and the version of the questions. */
async function asker(): Promise<string> {
  const [row] = await db.query<{ asker: string }>(
    sql`select concat_ws(' ', t.client_id, l.custom ->> 'quiz' = v.id::text, q.version) as asker
          from objectives o
          join activity_parts p on p.tenant_id = o.tenant_id and p.objective_id = o.id
          join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
          join quizzes q on q.tenant_id = v.tenant_id and q.activity_id = v.id
          left join lti_links l on l.tenant_id = v.tenant_id and l.activity_id = v.id
          left join lti_tools t on t.tenant_id = l.tenant_id and t.id = l.tool_id
         where o.tenant_id = ${NORTH.id} and o.code = ${course}`,
  );
  return row?.asker ?? 'nobody';
}

test('a quiz that was unlinked is asked again after the next import', async () => {
  expect(await north.say('tools unlink', { course, activity: '1' })).toContain(
    'until its course is imported again with --update',
  );
  expect(await asker()).toBe('1');
  expect(await bring()).toMatchObject(relinked);
  expect(await asker()).toBe('lantern-quiz t 1');
  expect(await bring()).toMatchObject({ kind: 'nothingToDo' });
});

test('a quiz whose tool is not told which questions to ask is put right', async () => {
  await db.query(sql`update lti_links set custom = '{}' where tenant_id = ${NORTH.id}`);
  expect(await bring()).toMatchObject(relinked);
  expect(await asker()).toBe('lantern-quiz t 1');
});

test('another quiz tool of the tenant asks the questions after the next import', async () => {
  await north.run('settings set', { key: 'lms.quiz_tool', value: 'Sums' });
  expect(await bring()).toMatchObject(relinked);
  expect(await asker()).toBe('sums t 1');
  await north.run('settings unset', { key: 'lms.quiz_tool' });
});

test('a quiz of a course folder is linked to no other tool', async () => {
  await expect(north.run('tools link', { clientId: 'sums', course, activity: '1' })).rejects.toThrow(
    'the setting lms.quiz_tool says which tool asks them',
  );
  expect(await asker()).toBe('lantern-quiz t 1');
});
