import { mkdir, readdir } from 'node:fs/promises';

/** Where a course cannot be written, as a sentence. */
export class FolderRefusal extends Error {}

/** For a course to be written into; nothing that is there is written over. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  const there = await mkdir(folder, { recursive: true })
    .then(() => readdir(folder))
    .catch((error: unknown) => {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      throw new FolderRefusal(`The folder ${folder} cannot be made (${reason}).`);
    });
  if (there.length > 0) throw new FolderRefusal(`The folder ${folder} is not empty.`);
}
