import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a zip of every file in a folder, over one that is there already. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const zip = new ZipFile();
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const place = join(entry.parentPath, entry.name);
    zip.addFile(place, relative(folder, place).split(sep).join('/'));
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
