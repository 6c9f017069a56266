import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys } from './load-keys';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-keys-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the keys of the first start are those of every start', async () => {
  const data = join(folder, 'identity');
  const first = await loadKeys(data);
  expect(await loadKeys(data)).toEqual(first);
});

test('nobody else on the machine may read them', async () => {
  await loadKeys(folder);
  const { mode } = await stat(join(folder, 'keys.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('a file that holds no keys is kept and named', async () => {
  await writeFile(join(folder, 'keys.json'), '{}');
  await expect(loadKeys(folder)).rejects.toThrow(/keys\.json does not hold the keys/);
});
