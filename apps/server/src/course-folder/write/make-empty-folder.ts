import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeFolder } from '../../storage/make-folder';

/** For a course to be written into; nothing that is there is written over. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await makeFolder(resolve(folder));
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);
}
