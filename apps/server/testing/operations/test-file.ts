import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests: a file to import, written anew each time; `remove` it at the end. */
export async function openTestFile(name: string): Promise<{
  write: (content: string | Uint8Array) => Promise<string>;
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-import-'));
  const file = join(folder, name);
  return {
    folder,
    write: async (content) => {
      await writeFile(file, content);
      return file;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
