import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'reports']);

/** Every file of code, by its path from the root. */
export function readCode() {
  const files = ['packages', 'apps'].flatMap(codeUnder).toSorted((one, other) => (one < other ? -1 : 1));
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

export function isTest(file) {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('apps/e2e/');
}

function codeUnder(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : codeUnder(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}
