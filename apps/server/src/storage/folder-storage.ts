import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './file-storage';
import { makeFolder } from './make-folder';

/** Files in a folder; several servers need one that they share. */
export function folderStorage(folder: string): FileStorage {
  return {
    put: async (key, bytes) => {
      const place = join(folder, key);
      await makeFolder(dirname(place));
      // Under a name of its own until it is whole and on the disk, so that nobody reads half a file.
      const coming = `${place}.${randomUUID()}`;
      try {
        await pipeline(bytes, createWriteStream(coming, { flush: true }));
        await rename(coming, place);
      } catch (error) {
        await rm(coming, { force: true });
        throw error;
      }
      return (await stat(place)).size;
    },
    open: async (key, range) => {
      const file = await open(join(folder, key)).catch(nullWhereMissing);
      return file?.createReadStream({ ...range }) ?? null;
    },
    list: async function* (below) {
      const entries = await opendir(join(folder, below)).catch(nullWhereMissing);
      for await (const entry of entries ?? []) if (entry.isFile()) yield `${below}/${entry.name}`;
    },
    removeOlder: async (key, before) => {
      const place = join(folder, key);
      const found = await stat(place).catch(nullWhereMissing);
      if (found && found.mtime < before) await rm(place, { force: true });
    },
  };
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
