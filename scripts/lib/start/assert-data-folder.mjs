import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal.mjs';

/** Finds out by writing: permissions alone do not tell of a read-only or a full disk. */
export async function assertDataFolder(folder) {
  try {
    await mkdir(folder, { recursive: true });
    await rmdir(await mkdtemp(path.join(folder, '.probe-')));
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be written (${error.code}). Set LANTERN_DATA to a folder that this user may write.`,
    );
  }
}
