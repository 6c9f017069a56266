import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../testing/operations/operator';
import { NOON } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database } from '../db/db';
import { OPERATIONS } from '../operations/operations';
import { failureAnswer, jsonFailureAnswer } from './failure-answer';
import { operationCommand } from './operation-command';
import { readOperation } from './read-operation';
import { withStandardPlace } from './standard-place';

let db: Database;
let north: TestOperator;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  await insertTestCourse(db, { parts: [{ name: 'Tea', type: 'text' }], course: { code: 'DOOR' } });
  north = testOperator(db, { tenantId: NORTH.id, now: NOON });
});
afterAll(() => db.close());

function sink(fault: Error | null = null) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer | string, _encoding, done) => {
      chunks.push(Buffer.from(chunk));
      done(fault);
    },
  });
  return { stream, bytes: () => Buffer.concat(chunks) };
}

/** What the words, the output and the error output are, where this much comes in. */
async function lantern(words: string[], given: string | Buffer = '', output = sink()) {
  const [noun, verb, ...others] = words;
  const operation = OPERATIONS.find((each) => each.noun === noun && each.verb === verb);
  if (!operation) throw new Error(`There is no operation "${noun} ${verb}".`);
  const read = readOperation(operation, others);
  const beside = sink();
  const streams = { input: Readable.from([given]), output: output.stream, words: beside.stream };
  const said = await withStandardPlace(read, streams, (input) =>
    north.say(`${noun} ${verb}`, input, read.flags.isDryRun),
  );
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('lantern-standard'))).toEqual([]);
  return { said, output: output.bytes(), beside: beside.bytes().toString() };
}

const PEOPLE = 'email,firstName,lastName\n';

test('- is the standard input of an import', async () => {
  const { said } = await lantern(['people', 'import', '-'], `${PEOPLE}mia@people.test,Mia,Moss\n`);
  expect(said).toBe('Added 1, changed 0, unchanged 0, skipped 0.');
  const enrolled = await lantern(['enrolments', 'import', '-'], 'email,course\nmia@people.test,DOOR\n');
  expect(enrolled.said).toContain('Added 1,');
});

test('what is wrong with it is told of the standard input', async () => {
  const failed = await lantern(['people', 'import', '-'], 'a,b\n').catch((error: unknown) => error);
  expect(failureAnswer(failed)).toMatch(/^standard input has no column "email"/);
  const open = await lantern(['people', 'import', '-'], `${PEOPLE}x,"y\n`).catch((error: unknown) => error);
  expect(JSON.parse(jsonFailureAnswer(open))).toMatchObject({
    code: 'operationRefused',
    errors: { _: [expect.stringMatching(/^standard input line 2: A quote/)] },
  });
  await expect(lantern(['people', 'import', '-'])).rejects.toThrow('standard input is empty.');
});

test('- is the standard output of an export, and words go beside it', async () => {
  const { said, output, beside } = await lantern(['records', 'export', '-']);
  expect(said).toBeNull();
  expect(output.toString()).toMatch(/^email,firstName,[^\n]+\r\n$/);
  expect(beside).toBe('Results written to standard output: 0.\n');
  expect((await lantern(['records', 'export', '-', '--dry-run'])).output.toString()).toBe('');
  expect((await lantern(['records', 'export', '-', '--format', 'json'])).output.toString()).toBe('');
});

test('a course leaves as a zip, and comes in as one', async () => {
  const { output, beside } = await lantern(['courses', 'export', 'DOOR', '-']);
  expect(output.toString('latin1')).toMatch(/^PK/);
  expect(beside).toMatch(/^DOOR is in standard output \(files: \d\)\.\n$/);
  const { said } = await lantern(['courses', 'import', '-', '--update', '--dry-run'], output);
  expect(said).toContain('DOOR');
});

test('a file and --json cannot both go to the output', async () => {
  await expect(lantern(['records', 'export', '-', '--json'])).rejects.toThrow('leave one of them out');
});

test('a reader that ends early is told', async () => {
  const ended = sink(Object.assign(new Error('EPIPE'), { code: 'EPIPE', syscall: 'write' }));
  await expect(lantern(['records', 'export', '-'], '', ended)).rejects.toThrow('ended before all of it');
});

test('help says so', () => {
  expect(operationCommand('people').prepare(['import', '--help'])).toContain('; - for standard input');
  expect(operationCommand('records').prepare(['export', '--help'])).toContain('; - for standard output');
});
