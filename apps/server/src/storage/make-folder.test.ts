import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lantern-make-'));
});
afterAll(() => rm(root, { recursive: true }));

test('a folder is made with its parents, and is left as it is where it is there', async () => {
  const folder = join(root, 'a', 'b', 'c');
  await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(join(root, 'a', 'd'))]);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('where none can be made it fails, and is not tried for ever', async () => {
  await expect(makeFolder('/proc/x')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(makeFolder('/proc/x/y/z')).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(join(root, 'file'), '');
  await expect(makeFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(root, 'file', 'x'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
