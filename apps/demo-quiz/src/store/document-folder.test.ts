import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentFolder } from './document-folder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-documents-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a document is read back by the next start', async () => {
  const first = await documentFolder<{ text: string }>(join(folder, 'sittings'));
  await first.write('one', { text: 'أهلًا' });
  const second = await documentFolder<{ text: string }>(join(folder, 'sittings'));
  expect(await second.read('one')).toEqual({ text: 'أهلًا' });
  expect(await second.all()).toEqual([{ key: 'one', document: { text: 'أهلًا' } }]);
});

test('of many writes at once the last stays', async () => {
  const documents = await documentFolder<number>(folder);
  await Promise.all(Array.from({ length: 30 }, (_, number) => documents.write('one', number)));
  expect(await documents.read('one')).toBe(29);
  expect(await readdir(folder)).toEqual(['one.json']);
});

test('what a crash left half written is not read', async () => {
  const documents = await documentFolder<number>(folder);
  await documents.write('one', 1);
  await writeFile(join(folder, 'one.json.draft'), '{"hal');
  expect(await documents.all()).toEqual([{ key: 'one', document: 1 }]);
});

test('nobody else on the machine may read it, and no key leads elsewhere', async () => {
  const documents = await documentFolder<number>(folder);
  await documents.write('one', 1);
  expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
  expect(await documents.read('../one')).toBeNull();
  expect(await documents.read('two')).toBeNull();
});

test('what is removed is gone', async () => {
  const documents = await documentFolder<number>(folder);
  await documents.write('one', 1);
  await documents.remove('one');
  expect(await documents.read('one')).toBeNull();
});
