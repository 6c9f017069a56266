import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openArchive } from './open-archive';

/** Writes every file of a zip into an empty folder. Names were checked: none leads out of it, none comes twice. */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  const archive = await openArchive(file);
  try {
    for (const name of archive.names) {
      const place = join(folder, name);
      await mkdir(dirname(place), { recursive: true });
      await pipeline(Readable.from(archive.read(name)), createWriteStream(place, { flags: 'wx' }));
    }
  } finally {
    archive.close();
  }
}
