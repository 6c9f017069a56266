import { mkdir, readdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** For a course to be written into; nothing that is there is written over. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await makeFolder(resolve(folder));
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);
}

/** With its parents, each asked for once: where none can be made, as in /proc, `recursive` of Node never ends. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}
