import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClamdServer, openClamdServer, TEST_VIRUS } from '../../testing/uploads/clamd-server';
import { clamdScanner } from './clamd-scanner';

let clamd: ClamdServer;
beforeAll(async () => {
  clamd = await openClamdServer();
});
beforeEach(() => {
  clamd.mood = 'well';
});
afterAll(() => clamd.close());

const MANY = Array.from({ length: 64 }, () => Buffer.alloc(65_536, 'a'));

test.each([
  ['a small clean file', [Buffer.from('hello')], 'clean'],
  ['nothing', [], 'clean'],
  ['a large clean file', MANY, 'clean'],
  ['one with the virus', [Buffer.from(TEST_VIRUS)], 'infected'],
  [
    'one with the virus across two pieces',
    [Buffer.from(TEST_VIRUS.slice(0, 7)), Buffer.from(TEST_VIRUS.slice(7))],
    'infected',
  ],
  ['a large one with the virus at its end', [...MANY, Buffer.from(TEST_VIRUS)], 'infected'],
])('%s', async (_what, pieces, verdict) => {
  expect(await clamdScanner(clamd.place)(Readable.from(pieces))).toBe(verdict);
});

test.each(['hangs up', 'failing'] as const)('a scanner that is %s has said nothing', async (mood) => {
  clamd.mood = mood;
  await expect(clamdScanner(clamd.place)(Readable.from(MANY))).rejects.toThrow('has not looked');
});

test('a scanner that says nothing is not waited for', async () => {
  clamd.mood = 'silent';
  await expect(clamdScanner(clamd.place, 20)(Readable.from(['a']))).rejects.toThrow('has not looked');
});

test('where nobody listens, nobody has looked; nor where the file breaks off', async () => {
  const nowhere = clamdScanner({ path: '/nowhere/clamd.ctl' });
  await expect(nowhere(Readable.from(['a']))).rejects.toThrow('has not looked');
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the disk is gone');
    })(),
  );
  await expect(clamdScanner(clamd.place)(breaking)).rejects.toThrow('has not looked');
});
