import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A data folder that cannot be used; its message is one sentence for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Two processes on one embedded database lose each other's writes: the second is turned away. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lantern.pid');
  try {
    await mkdir(folder, { recursive: true });
    await claim(file, folder);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new DataFolderError(
      `The data folder ${folder} cannot be written (${reason}). Set LANTERN_DATA to a folder that can.`,
      { cause: error },
    );
  }
  return () => rm(file, { force: true });
}

async function claim(file: string, folder: string): Promise<void> {
  for (;;) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(String(process.pid));
      await handle.close();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = Number(await readFile(file, 'utf8').catch(() => ''));
      if (isAlive(holder)) {
        throw new DataFolderError(
          `The data folder ${folder} is in use by another Lantern (process ${holder}). Stop it, or set LANTERN_DATA.`,
        );
      }
      await rm(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
