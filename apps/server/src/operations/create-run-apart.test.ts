import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import type { RunApart } from '../http/run-apart';
import { BadLines } from './csv/bad-lines';
import { OperationRefusal } from './operation';
import { createRunApart } from './create-run-apart';

/** Answers what its verb says, and writes down when it began and ended. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
const note = (what) => appendFileSync(new URL('./notes', import.meta.url), what);
process.once('message', (work) => {
  note('+');
  const { now, tenantId } = work.context;
  const answers = {
    echo: { kind: 'done', outcome: JSON.stringify({ input: work.input, tenantId, hours: now.getUTCHours() }) },
    refuse: { kind: 'refused', message: 'No.', badLines: null },
    bad: { kind: 'refused', message: '', badLines: { summary: 'Bad.', bad: [{ line: 2, reason: 'Empty' }], canBeSkipped: true } },
    fail: { kind: 'failed', message: 'the database is away', stack: 'where', code: '57P01', severity: undefined },
  };
  if (work.verb === 'die') process.exit(3);
  if (work.verb === 'hang') return setInterval(() => undefined, 1000);
  note('-');
  process.send(answers[work.verb], () => process.exit(0));
});
`;

let folder: string;
let runApart: RunApart;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-apart-'));
  await writeFile(join(folder, 'apart.mjs'), PROGRAM);
  runApart = createRunApart(pathToFileURL(join(folder, 'apart.mjs')));
});
afterAll(() => rm(folder, { recursive: true }));

const asker = { tenantId: NORTH.id, issuer: 'https://learn.test', actorId: null, clientId: null };
const context = { ...asker, now: NOON, scopes: [], isDryRun: false };
const ask = (verb: string) => runApart({ noun: 'people', verb, input: { file: '/tmp/people.csv' }, context });

test('another process is told all of it, and its outcome comes back', async () => {
  expect(await ask('echo')).toEqual({ input: { file: '/tmp/people.csv' }, tenantId: NORTH.id, hours: 12 });
});

test('refusals come back as what they were, with their lines', async () => {
  await expect(ask('refuse')).rejects.toEqual(
    expect.objectContaining({ constructor: OperationRefusal, message: 'No.' }),
  );
  await expect(ask('bad')).rejects.toEqual(
    expect.objectContaining({
      constructor: BadLines,
      message: 'line 2: Empty\nBad.',
      bad: [{ line: 2, reason: 'Empty' }],
      canBeSkipped: true,
    }),
  );
});

test('trouble comes back with its code, and a process that just ends is a bug', async () => {
  await expect(ask('fail')).rejects.toMatchObject({ message: 'the database is away', code: '57P01' });
  await expect(ask('die')).rejects.toThrow('An operation ended without an answer (3).');
});

test('what hangs is ended with whoever asked for it, and so is what has not begun', async () => {
  const ending = new AbortController();
  const work = { noun: 'people', input: {}, context };
  await writeFile(join(folder, 'notes'), '');
  const ended = runApart({ ...work, verb: 'hang' }, ending.signal).catch((error: unknown) => error);
  await expect.poll(() => readFile(join(folder, 'notes'), 'utf8')).toBe('+');
  ending.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  await expect(runApart({ ...work, verb: 'echo' }, ending.signal)).rejects.toThrow('aborted');
});

test('two at a time: whoever comes then waits, also behind what failed', async () => {
  await writeFile(join(folder, 'notes'), '');
  const outcomes = await Promise.allSettled(['echo', 'fail', 'echo', 'refuse', 'echo'].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await readFile(join(folder, 'notes'), 'utf8')).not.toContain('+++');
});
