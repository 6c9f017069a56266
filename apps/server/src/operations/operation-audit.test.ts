import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeZip } from '../../testing/archives/made-zip';
import { OPERATION_INPUTS } from '../../testing/operations/operation-inputs-data';
import {
  GRADED,
  HANDED_IN,
  insertOperationWorld,
  NUMBER,
  PROGRAM,
} from '../../testing/operations/operation-world';
import { testOperator, type TestOperator } from '../../testing/operations/operator';
import { SCHOOL } from '../../testing/operations/school-roster';
import { NOON } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { ADA, BEN, insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database, Db } from '../db/db';
import { sql } from '../db/sql';
import type { ListedAudit } from '../store/operator/audit-list';
import { OPERATIONS } from './operations';

type Entry = { userId: string | null; subject: Record<string, string | string[]> };

let db: Database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-audit-'));
  await writeFile(
    at('people.csv'),
    `email,firstName,lastName\nkim@people.test,Kim,Kern\n${ADA.email},Ada,Lake\n`,
  );
  await writeFile(at('units.csv'), 'code,name\nNEW,New\n');
  await writeFile(at('groups.csv'), `group,email\nBlue,${ADA.email}\n`);
  await writeFile(at('enrolments.csv'), `email,course\n${BEN.email},DOOR\n`);
  await writeFile(at('mine.csv'), `email,course\n${ADA.email},EMPTY\n`);
  await writeFile(at('spring.png'), Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'));
  await writeFile(at('roster.zip'), await madeZip(SCHOOL));
  await writeFile(
    at('course.zip'),
    await madeZip({ 'course.yaml': 'title: Cups\ncode: CUP\n', '01-tea.md': '# Tea\n' }),
  );
  db = await openTestDatabase();
  await insertTestTenants(db);
  await insertOperationWorld(db);
  const operator = testOperator(db, { tenantId: NORTH.id, now: NOON });
  await operator.run('enrolments remove', { email: ADA.email, course: 'EMPTY' });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);
const nameOf = ({ noun, verb }: { noun: string; verb: string }) => `${noun} ${verb}`;

/** What is no call, or has a file. */
const FURTHER: Record<string, () => Record<string, unknown>> = {
  'people import': () => ({ file: at('people.csv') }),
  'units import': () => ({ file: at('units.csv') }),
  'groups import': () => ({ file: at('groups.csv') }),
  'enrolments import': () => ({ file: at('enrolments.csv') }),
  'oneroster import': () => ({ file: at('roster.zip') }),
  'courses import': () => ({ folder: at('course.zip') }),
  'courses export': () => ({ code: 'DOOR', to: at('door') }),
  'records export': () => ({ to: at('records.csv') }),
  'banners set-picture': () => ({ code: 'spring', file: at('spring.png') }),
  'tenants add': () => ({ code: 'east', title: 'East', domain: ['east.test'] }),
  'tenants list': () => ({}),
  'domains add': () => ({ domain: 'more.test' }),
  'domains remove': () => ({ domain: NORTH.host }),
  'clients token': () => ({ clientId: PROGRAM, expires: '2026-12-01' }),
};
/** One asks an address on the internet; what is offline has no audit to write to. */
const NOT_RUN = ['providers test', ...OPERATIONS.filter(({ isOffline }) => isOffline).map(nameOf)];

class Undone extends Error {}

/** Does it, looks, and undoes it. */
async function entriesOf(work: (operator: TestOperator, tx: Db) => Promise<unknown>, given = {}) {
  let entries: Entry[] = [];
  const undone = db.transaction(async (tx) => {
    const [last] = await tx.query<{ id: string }>(sql`select max(id)::text as id from audit_entries`);
    await work(testOperator(tx, { tenantId: NORTH.id, now: NOON, ...given }), tx);
    entries = await tx.query<Entry>(
      sql`select user_id as "userId", subject from audit_entries
           where action = 'operation' and id > coalesce(${last?.id ?? null}::bigint, 0) order by id`,
    );
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return entries;
}

test('every operation is asked below', () => {
  const asked = [...Object.keys(OPERATION_INPUTS), ...Object.keys(FURTHER), ...NOT_RUN];
  expect(asked.toSorted()).toEqual(OPERATIONS.map(nameOf).toSorted());
});

test.each(OPERATIONS.filter((each) => !NOT_RUN.includes(nameOf(each))).map((each) => [nameOf(each), each]))(
  '%s leaves one entry if it changes something or takes results out, else none; never a secret or an address',
  async (name, { scope }) => {
    const isReading = name === 'tenants list' || (scope?.endsWith('.read') && name !== 'records export');
    const input = FURTHER[name]?.() ?? OPERATION_INPUTS[name]?.input ?? {};
    // First, since what has been written once is not written again.
    expect(await entriesOf(({ run }) => run(name, { ...input }, true))).toEqual([]);
    let outcome: unknown;
    const entries = await entriesOf(async ({ run }) => {
      outcome = await run(name, { ...input });
    });
    const operations = entries.map(({ userId, subject }) => [userId, subject['operation']]);
    expect(operations).toEqual(isReading ? [] : [[null, name]]);
    const kept = JSON.stringify(entries);
    expect(kept).not.toMatch(/@|shh|"secret"/);
    const { clientSecret, token } = outcome as { clientSecret?: string; token?: string };
    expect([clientSecret, token].filter((secret) => secret && kept.includes(secret))).toEqual([]);
  },
);

test.each<[string, object, Record<string, string | string[]>]>([
  [
    'attempts grade',
    { activity: HANDED_IN.essay, points: '8', of: '10' },
    { activity: HANDED_IN.essay, objectiveWorkflowId: HANDED_IN.attempt, points: '8', of: '10' },
  ],
  [
    'attempts annul',
    { attempt: GRADED.attempt, reason: 'Copied' },
    { objectiveWorkflowId: GRADED.attempt, alsoGiven: 'reason' },
  ],
  [
    'people change',
    { email: ADA.email, lastName: 'Lake', role: ['Author'] },
    { userId: ADA.id, role: 'Author', alsoGiven: 'lastName' },
  ],
  [
    'groups add-members',
    { group: 'Blue', email: [ADA.email, BEN.email] },
    { group: 'Blue', userIds: expect.arrayContaining([ADA.id, BEN.id]) },
  ],
  [
    'providers change',
    { code: 'main', clientSecret: 'hush', label: 'Main' },
    { code: 'main', label: 'Main', alsoGiven: 'clientSecret' },
  ],
  [
    'settings set',
    { key: 'platform.common.support_contact', value: 'help@north.test' },
    {
      key: 'platform.common.support_contact',
    },
  ],
])('%s is kept with what it changed, of people and secrets by name alone', async (name, input, expected) => {
  const [entry] = await entriesOf(({ run }) => run(name, { ...input }));
  expect(entry?.subject).toEqual({ operation: name, ...expected });
});

test('who asked is a person, a program, or the command line', async () => {
  const listed = async (given: object) => {
    let by: unknown;
    await entriesOf(async ({ run }) => {
      await run('flags set', { flag: 'cloud-redirects', state: 'on' });
      [{ by }] = (await run('audit list', {})) as [ListedAudit];
    }, given);
    return by;
  };
  expect(await listed({ actorId: BEN.id })).toBe(BEN.email);
  expect(await listed({ clientId: PROGRAM })).toBe('Timetable');
  expect(await listed({})).toBe('command line');
});

test.each<[string, object]>([
  ['attempts grade', { activity: HANDED_IN.essay, points: '8', of: '10' }],
  ['attempts approve', { attempt: GRADED.attempt }],
  ['attempts reopen', { attempt: HANDED_IN.attempt }],
  ['attempts annul', { attempt: GRADED.attempt, reason: 'Copied' }],
  ['certificates revoke', { number: NUMBER.toLowerCase().replaceAll('-', ' ') }],
  ['enrolments add', { email: ADA.email, course: 'EMPTY' }],
  ['people merge', { from: BEN.email, into: ADA.email }],
])('%s is found by whom it was done to', async (name, input) => {
  await entriesOf(async ({ run }) => {
    await run(name, { ...input });
    const listed = (await run('audit list', { email: ADA.email })) as ListedAudit[];
    expect(listed.map(({ subject }) => subject['operation'])).toContain(name);
  });
});

test.each<[string, () => Record<string, unknown>]>([
  ['people import', () => ({ file: at('people.csv') })],
  ['groups import', () => ({ file: at('groups.csv') })],
  ['enrolments import', () => ({ file: at('mine.csv') })],
  ['oneroster import', () => ({ file: at('roster.zip') })],
  ['records export', () => ({ to: at('records.csv') })],
])('%s is found by whom the file changed or told of, and lists nobody', async (name, input) => {
  await entriesOf(async ({ run }) => {
    await run(name, input());
    const [entry] = (await run('audit list', { email: ADA.email })) as ListedAudit[];
    expect(entry?.subject).toMatchObject({ operation: name });
    expect(JSON.stringify(entry)).not.toContain(ADA.id);
    const others = (await run('audit list', { email: BEN.email })) as ListedAudit[];
    expect(others.map(({ subject }) => subject['operation'])).not.toContain(name);
  });
});

test('whom a file left as they were is not found by it', async () => {
  await entriesOf(async ({ run }) => {
    await run('people import', { file: at('people.csv') });
    await run('people import', { file: at('people.csv') });
    const listed = (await run('audit list', { email: ADA.email })) as ListedAudit[];
    expect(listed.filter(({ subject }) => subject['operation'] === 'people import')).toHaveLength(1);
  });
});
