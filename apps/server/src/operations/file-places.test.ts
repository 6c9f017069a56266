import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../testing/operations/operator';
import { NOON } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database } from '../db/db';
import { placeFault } from './file-places';
import { ConfirmationNeeded, OperationRefusal } from './operation';

let db: Database;
let operator: TestOperator;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-places-'));
  await mkdir(join(folder, 'temporary'));
  vi.stubEnv('TMPDIR', join(folder, 'temporary'));
  db = await openTestDatabase();
  await insertTestTenants(db);
  await insertTestCourse(db, { parts: [{ name: 'Film', type: 'video' }], course: { code: 'DOOR' } });
  operator = testOperator(db, { tenantId: NORTH.id, now: NOON });
  await writeFile(at('full.csv'), 'mine');
  await mkdir(at('full'));
  await writeFile(at('full', 'mine.txt'), 'mine');
  await operator.run('banners set', { code: 'spring', title: 'Spring', text: 'It is here.' });
});
beforeEach(() => void execFileSync('mkfifo', [at(PIPE)]));
afterEach(() => rm(at(PIPE), { force: true }));
afterAll(async () => {
  await db.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const at = (...path: string[]) => join(folder, ...path);
/** Opened for reading or writing, it waits for ever for somebody at its other end. */
const PIPE = 'waiting.csv';

describe.each([
  ['records export', (to: string) => ({ to }), { records: 0 }],
  ['courses export', (to: string) => ({ code: 'DOOR', to }), { files: 2 }],
  ['courses new', (to: string) => ({ folder: to, code: 'NEW' }), { files: 8 }],
])('%s', (name, input, counted) => {
  test('writes nothing in a dry run, and says what it would', async () => {
    const place = at('none');
    expect(await operator.run(name, input(place), true)).toMatchObject(counted);
    expect(await operator.say(name, input(place), true)).toContain(place);
    expect((await readdir(folder)).toSorted()).toEqual(['full', 'full.csv', 'temporary', PIPE]);
    expect(await readdir(at('temporary'))).toEqual([]);
  });

  test.each([[true], [false]])('leaves what is in its way, dry run: %s', async (isDryRun) => {
    await expect(operator.run(name, input(at('full')), isDryRun)).rejects.toThrow(OperationRefusal);
    expect(await readdir(at('full'))).toEqual(['mine.txt']);
  });

  test.each([['full.csv/x'], ['x'.repeat(300)]])('says what is wrong with a place: %s', async (place) => {
    await expect(operator.run(name, input(at(place)))).rejects.toThrow(OperationRefusal);
  });
});

test('a file is written over only where that is confirmed', async () => {
  const unsure = testOperator(db, { tenantId: NORTH.id, now: NOON, isConfirmed: false });
  const to = at('full.csv');
  await expect(unsure.run('records export', { to })).rejects.toThrow(ConfirmationNeeded);
  await operator.run('records export', { to }, true);
  expect(await readFile(to, 'utf8')).toBe('mine');
  await operator.run('records export', { to });
  expect(await readFile(to, 'utf8')).toMatch(/^email,/);
  await expect(operator.run('records export', { to: at('no', 'x.csv') })).rejects.toThrow(
    `There is no file or folder ${at('no')}.`,
  );
});

test('so is the zip of a course, and a dry run says that it will have to be', async () => {
  const unsure = testOperator(db, { tenantId: NORTH.id, now: NOON, isConfirmed: false });
  const zip = { code: 'DOOR', to: at('temporary', 'door.zip') };
  await writeFile(zip.to, 'mine');
  await expect(unsure.run('courses export', zip)).rejects.toThrow(ConfirmationNeeded);
  expect(await unsure.say('courses export', zip, true)).toContain('writing over it needs --yes');
  expect(await unsure.say('records export', { to: zip.to }, true)).toContain('writing over it needs --yes');
  expect(await readFile(zip.to, 'utf8')).toBe('mine');
  expect(await operator.say('courses export', zip)).not.toContain('--yes');
  expect(await readFile(zip.to, 'latin1')).toMatch(/^PK/);
});

test('where no folder can be made it is said, and not tried for ever', async () => {
  await expect(operator.run('courses export', { code: 'DOOR', to: '/proc/x' })).rejects.toThrow(
    OperationRefusal,
  );
  await operator.run('courses export', { code: 'DOOR', to: at('temporary', 'deep', 'door') });
  expect(await readdir(at('temporary', 'deep', 'door'))).toContain('course.yaml');
});

test.each([
  ['people import', 'file'],
  ['oneroster import', 'file'],
  ['courses import', 'folder'],
  ['courses check', 'folder'],
])('%s of what is not there is told alike', async (name, field) => {
  await expect(operator.run(name, { [field]: at('gone') })).rejects.toThrow(
    `There is no file or folder ${at('gone')}.`,
  );
});

test('a folder is no file to import', async () => {
  await expect(operator.run('people import', { file: at('full') })).rejects.toThrow(
    `${at('full')} is a folder, not a file.`,
  );
});

test.each<[string, Record<string, unknown>, string]>([
  ['people import', { file: PIPE }, 'is a pipe, not a file: write - for the standard input or output.'],
  ['records export', { to: PIPE }, 'is a pipe, not a file: write - for the standard input or output.'],
  ['oneroster import', { file: PIPE }, 'is no file on a disk.'],
  ['courses import', { folder: PIPE }, 'is no file on a disk.'],
  ['courses check', { folder: PIPE }, 'is no file on a disk.'],
  ['courses watch', { folder: PIPE }, 'is a file, not a folder.'],
  ['courses export', { code: 'DOOR', to: PIPE }, 'There is a file'],
  ['banners set-picture', { code: 'spring', file: PIPE }, 'is no file on a disk.'],
  ['banners set-picture', { code: 'spring', file: '/dev/zero' }, 'is no file on a disk.'],
  ['oneroster import', { file: '/dev/zero' }, 'is no file on a disk.'],
  ['people import', { file: '/dev/zero' }, 'line 1: It has more than a million characters'],
  ['people import', { file: '/dev/null' }, 'is empty.'],
  ['people import', { file: '/proc/self/mem' }, 'cannot be read or written'],
  ['people import', { file: 'full' }, 'is a folder, not a file.'],
  ['oneroster import', { file: 'full' }, 'is a folder, not a file.'],
  ['records export', { to: '/proc/x' }, 'is not there, nor can it be made.'],
  ['records export', { to: '/dev/full' }, 'the disk is full.'],
  ['courses export', { code: 'DOOR', to: '/proc/x.zip' }, 'is not there, nor can it be made.'],
])('%s of %j is refused in words, and never waited for', async (name, input, said) => {
  const places = ['file', 'to', 'folder'].filter((field) => field in input);
  const placed = Object.fromEntries(places.map((field) => [field, resolve(folder, String(input[field]))]));
  const failed = await operator.run(name, { ...input, ...placed }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(OperationRefusal);
  expect(String(failed)).toContain(said);
});

test('a disk that will not is told in a sentence, and a bug stays one', () => {
  const failed = (code: string, more = {}) =>
    placeFault(Object.assign(new Error(code), { code, syscall: 'write', ...more }));
  expect(failed('ENOSPC')).toEqual(new OperationRefusal('The file cannot be written: the disk is full.'));
  expect(failed('EACCES', { path: '/x' })).toEqual(
    new OperationRefusal('/x may not be read or written here.'),
  );
  expect(failed('ECONNREFUSED')).not.toBeInstanceOf(OperationRefusal);
  expect(failed('EIO')).toEqual(
    new OperationRefusal('The file cannot be read or written: its disk says so.'),
  );
  expect(placeFault('odd')).toBe('odd');
});
