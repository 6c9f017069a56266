import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OURS = /^lantern-(call|course|dry|put|standard)-/;

/** A folder for as long as a file is worked on; whoever makes it removes it. */
export function makeTemporaryFolder(kind: 'call' | 'course' | 'dry' | 'put' | 'standard'): Promise<string> {
  return mkdtemp(join(tmpdir(), `lantern-${kind}-`));
}

/** Removes those whose maker was killed. */
export async function removeTemporaryFoldersBefore(before: Date): Promise<void> {
  for (const name of (await readdir(tmpdir())).filter((one) => OURS.test(one))) {
    const folder = join(tmpdir(), name);
    // Somebody else may have removed it meanwhile, or have made it under another account.
    const isOld = await stat(folder).then(
      ({ mtime }) => mtime < before,
      () => false,
    );
    if (isOld) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
