import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStorage } from './file-storage';
import { folderStorage } from './folder-storage';

let folder: string;
let storage: FileStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-files-'));
  storage = folderStorage(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (key: string, range: { start: number; end: number } | null = null) => {
  const bytes = await storage.open(key, range);
  return bytes && text(bytes);
};

test('what was put is there, whole and in parts, and its length is told', async () => {
  expect(await storage.put('tenant/file', Readable.from(['0123', '456789']))).toBe(10);
  expect(await read('tenant/file')).toBe('0123456789');
  expect(await read('tenant/file', { start: 2, end: 4 })).toBe('234');
});

test('what was never put is not there', async () => {
  expect(await read('tenant/nothing')).toBeNull();
});

test('a file that breaks off on its way leaves nothing behind', async () => {
  const breaking = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the line is cut');
    })(),
  );
  await expect(storage.put('tenant/file', breaking)).rejects.toThrow('the line is cut');
  expect(await read('tenant/file')).toBeNull();
  expect(await readdir(join(folder, 'files', 'tenant'))).toEqual([]);
});
