import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files, until the test is over. */
export async function temporaryFolder(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lantern-course-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [place, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
    await writeFile(path.join(folder, place), bytes);
  }
  return folder;
}

/** Every file of a folder by its path. */
export async function bytesIn(folder: string): Promise<Record<string, string>> {
  const places = await readdir(folder, { recursive: true });
  const bytes: Record<string, string> = {};
  for (const place of places.toSorted())
    if ((await stat(path.join(folder, place))).isFile())
      bytes[place] = (await readFile(path.join(folder, place))).toString('latin1');
  return bytes;
}
