import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeFolder } from '../storage/make-folder';

const READ_TRIES = 20;
const READ_AGAIN_MS = 25;

/** A data folder that cannot be used; its message is one sentence for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Two processes on one embedded database lose each other's writes: the second is turned away. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lantern.pid');
  try {
    await makeFolder(folder);
    await claim(file, folder);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    const reason = codeOf(error) ?? 'unknown';
    throw new DataFolderError(
      `The data folder ${folder} cannot be written (${reason}). Set LANTERN_DATA to a folder that can.`,
      { cause: error },
    );
  }
  return () => rm(file, { force: true });
}

async function claim(file: string, folder: string): Promise<void> {
  for (;;) {
    const own = (await identityOf(process.pid)) ?? String(process.pid);
    if (await createFile(file, own)) return;
    const holder = await readHolder(file);
    if (holder === null) continue;
    if (await isHeldBy(holder)) {
      throw new DataFolderError(
        `The data folder ${folder} is in use by another Lantern (process ${pidOf(holder)}). Stop it, or set LANTERN_DATA.`,
      );
    }
    await removeStale(file, holder);
  }
}

/** False where it exists already: of any number of processes one succeeds. */
async function createFile(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null when it has just gone. An empty file is one that is being written. */
async function readHolder(file: string): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const holder = await readFile(file, 'utf8').catch(() => null);
    if (holder !== '' || tries === READ_TRIES) return holder;
    await setTimeout(READ_AGAIN_MS);
  }
}

/** Our own number without a time is that of a process before us. */
async function isHeldBy(holder: string): Promise<boolean> {
  const pid = pidOf(holder);
  return (await identityOf(pid)) === holder && holder !== String(process.pid);
}

/** Two starts may find the same stale lock; the slower one must not remove the lock that the faster one now holds. */
async function removeStale(file: string, holder: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== holder) await createFile(file, moved);
  await rm(aside, { force: true });
}

function pidOf(holder: string): number {
  return Number.parseInt(holder, 10);
}

/** A process and, where the system tells, when it began: a number is soon used again, in containers above all. */
async function identityOf(pid: number): Promise<string | null> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may hold spaces; the start is the 20th field after it.
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return started ? `${pid} ${started}` : String(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
