import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** With its parents, each asked for once: where none can be made, as in /proc, `recursive` of Node never ends. */
export async function makeFolder(folder: string): Promise<void> {
  const code = await codeOfMaking(folder);
  if (code === null) return;
  await makeFolder(dirname(folder));
  // Somebody else may have made it meanwhile.
  if ((await codeOfMaking(folder)) !== null) await mkdir(folder);
}

/** Null once it is there; fails where its parent is no reason. */
async function codeOfMaking(folder: string): Promise<'ENOENT' | null> {
  try {
    await mkdir(folder);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return null;
    if (code === 'ENOENT' && dirname(folder) !== folder) return code;
    throw error;
  }
}
