import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderError, lockFolder } from './folder-lock';

let folder: string;
let others: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-lock-'));
  others = [];
});
afterEach(async () => {
  for (const other of others) other.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const lockFile = () => join(folder, 'lantern.pid');

/** A process that lives until it is told otherwise. */
async function otherProcess(): Promise<ChildProcess & { pid: number }> {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  others.push(other);
  await once(other, 'spawn');
  if (other.pid === undefined) throw new Error('It did not start.');
  return Object.assign(other, { pid: other.pid });
}

/** The lock as a living process writes it: taken for ourselves, with the other's number and start. */
async function lockedBy(pid: number): Promise<void> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  await writeFile(lockFile(), started ? `${pid} ${started}` : String(pid));
}

test('a folder that a living process holds is refused, by its number, and stays its own', async () => {
  const other = await otherProcess();
  await lockedBy(other.pid);
  const before = await readFile(lockFile(), 'utf8');
  await expect(lockFolder(folder)).rejects.toThrow(
    new DataFolderError(
      `The data folder ${folder} is in use by another Lantern (process ${other.pid}). Stop it, or set LANTERN_DATA.`,
    ),
  );
  expect(await readFile(lockFile(), 'utf8')).toBe(before);
});

test('a lock whose process was killed is taken over', async () => {
  const other = await otherProcess();
  await lockedBy(other.pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = await lockFolder(folder);
  expect(await readFile(lockFile(), 'utf8')).toContain(String(process.pid));
  await unlock();
});

test.each([
  ['of our own number from an earlier life', `${process.pid} 1`],
  ['without a number', 'nonsense'],
  ['of an impossible number', '-1'],
  ['that a crash left empty', ''],
])('a lock %s is taken over', async (_name, content) => {
  await writeFile(lockFile(), content);
  const unlock = await lockFolder(folder);
  await unlock();
});

test('one process does not lock a folder twice', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another Lantern');
  await unlock();
});

test('of many who find a stale lock at once, one gets the folder', async () => {
  await writeFile(lockFile(), '999999999 1');
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('once unlocked, nothing is left and the folder is free', async () => {
  await (await lockFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder))();
});

test('a folder that does not exist is made', async () => {
  const unlock = await lockFolder(join(folder, 'a', 'b'));
  await unlock();
  expect(await readdir(join(folder, 'a'))).toEqual(['b']);
});

test('a folder that can never be made is named too, and not tried for ever', async () => {
  await expect(lockFolder('/proc/x')).rejects.toThrow('The data folder /proc/x cannot be written (ENOENT).');
});

test('a folder that cannot be written is named, with the reason', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(lockFolder(file)).rejects.toThrow(
    new DataFolderError(
      `The data folder ${file} cannot be written (EEXIST). Set LANTERN_DATA to a folder that can.`,
    ),
  );
});
