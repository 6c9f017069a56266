import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveFile, temporaryFile, type TemporaryFile } from './temporary-file';

const LIMITS = { bytes: 10, idleMs: 600_000 };

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'lantern-received-'));
  vi.stubEnv('TMPDIR', place);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(place, { recursive: true, force: true });
});

/** As a handler does it: what comes of it, and what is left behind. */
async function outcomeOf(bytes: Readable, limits = LIMITS, whenMade = (_file: TemporaryFile) => {}) {
  const file = await temporaryFile('sent.csv');
  let outcome: unknown;
  try {
    whenMade(file);
    await receiveFile(bytes, file.path, limits);
    outcome = await readFile(file.path, 'utf8');
  } catch (error) {
    outcome = error;
  } finally {
    await file.remove();
  }
  return { outcome, left: await readdir(place) };
}

const refusedAs = (code: string) => ({ outcome: expect.objectContaining({ code }), left: [] });

test('all that is sent is there, and nothing once it is removed', async () => {
  expect(await outcomeOf(Readable.from([Buffer.from('ab'), Buffer.from('c')]))).toEqual({
    outcome: 'abc',
    left: [],
  });
});

test('what had come whole before anybody read it is there', async () => {
  const bytes = new PassThrough();
  bytes.end('abc');
  expect(await outcomeOf(bytes)).toEqual({ outcome: 'abc', left: [] });
});

test('a sender who had gone before the folder was made is refused at once', async () => {
  const bytes = new PassThrough();
  bytes.write('ab');
  bytes.destroy();
  expect(await outcomeOf(bytes)).toEqual(refusedAs('invalidRequest'));
});

test('a sender who goes while the folder is made is refused at once', async () => {
  const bytes = new PassThrough();
  const refused = outcomeOf(bytes);
  bytes.destroy();
  expect(await refused).toEqual(refusedAs('invalidRequest'));
});

test('a sender who goes before the file is open is refused, and leaves no file', async () => {
  const bytes = new PassThrough();
  bytes.write('ab');
  const goAway = () =>
    queueMicrotask(() => bytes.destroy(Object.assign(new Error('gone'), { code: 'ECONNRESET' })));
  expect(await outcomeOf(bytes, LIMITS, goAway)).toEqual(refusedAs('invalidRequest'));
});

test('a sender who sends nothing for too long is refused', async () => {
  const bytes = new PassThrough();
  bytes.write('ab');
  expect(await outcomeOf(bytes, { ...LIMITS, idleMs: 1 })).toEqual(refusedAs('requestTimedOut'));
  expect(bytes.destroyed, 'the connection has an answer to carry').toBe(false);
});

test('too many bytes are refused', async () => {
  expect(await outcomeOf(Readable.from([Buffer.alloc(10), Buffer.alloc(1)]))).toEqual(
    refusedAs('bodyTooLarge'),
  );
});
