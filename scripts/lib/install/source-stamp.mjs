import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

const BUILT_FROM = [
  'package-lock.json',
  'tsconfig.json',
  'packages',
  'apps',
  'fragments',
  'demo',
  'scripts/build.mjs',
  'scripts/build',
];
const NOT_BUILT = /(^|\/)(node_modules|dist|e2e|testing)(\/|$)|\.test\.tsx?$/;

/** One hash of everything the build reads: equal stamps mean that building again would change nothing. */
export async function sourceStamp() {
  const files = (await Promise.all(BUILT_FROM.map(filesUnder))).flat().sort(byCodeUnit);
  const contents = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${file}\0`).update(contents[index]).update('\0');
  }
  return hash.digest('hex');
}

/** The same order on every system and in every locale. */
function byCodeUnit(left, right) {
  return left < right ? -1 : 1;
}

async function filesUnder(place) {
  const entries = await readdir(path.join(projectRoot, place), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries === null) return [place];
  const kept = entries.map((entry) => `${place}/${entry.name}`).filter((file) => !NOT_BUILT.test(file));
  return (await Promise.all(kept.map(filesUnder))).flat();
}
