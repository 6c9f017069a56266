import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLONE = fileURLToPath(new URL('../../..', import.meta.url));
const COPIED = [
  'apps',
  'demo',
  'fragments',
  'packages',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const NOT_SOURCES = /[\\/](node_modules|dist)$/;

export type CopiedClone = {
  folder: string;
  /** Writes a file anew with one text in place of another. */
  edit: (file: string, was: string, becomes: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** The sources of this clone, to be edited by a test; what it has installed is linked. */
export async function copyClone(): Promise<CopiedClone> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-sources-'));
  await Promise.all(
    COPIED.map((name) =>
      cp(path.join(CLONE, name), path.join(folder, name), {
        recursive: true,
        filter: (source) => !NOT_SOURCES.test(source),
      }),
    ),
  );
  await linkInstalled(path.join(folder, 'node_modules'));
  return {
    folder,
    edit: (file, was, becomes) => edit(path.join(folder, file), was, becomes),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Our own packages are those of the copy; all others, and npm's list of them, are the clone's. */
async function linkInstalled(target: string): Promise<void> {
  const installed = path.join(CLONE, 'node_modules');
  const isOurs = (name: string) => name === '@lantern';
  const isNpms = (name: string) => !name.startsWith('.') || name === '.package-lock.json';
  await mkdir(path.join(target, '@lantern'), { recursive: true });
  const names = (await readdir(installed)).filter((name) => !isOurs(name) && isNpms(name));
  await Promise.all(names.map((name) => symlink(path.join(installed, name), path.join(target, name))));
  for (const group of ['apps', 'packages']) {
    for (const name of await readdir(path.join(target, '..', group)))
      await symlink(path.join(target, '..', group, name), path.join(target, '@lantern', name));
  }
}

async function edit(file: string, was: string, becomes: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (text.split(was).length !== 2) throw new Error(`${file} does not hold it once: ${was}`);
  await writeFile(file, text.replace(was, becomes));
}
