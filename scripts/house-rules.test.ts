import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'reports', 'test-results', 'playwright-report']);
const THIS_FILE = 'scripts/house-rules.test.ts';

const files = filesUnder('');
const code = files.filter((file) =>
  /^(packages|apps|fragments|scripts)\/.*\.(ts|tsx|mts|mjs|css|sql)$/.test(file),
);
const pure = code.filter((file) => /^packages\/(domain|artwork)\/src\//.test(file) && !isTest(file));

test('every folder and file of code is named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
  const migration = /^\d{4}_[a-z0-9_]+\.sql$/;
  const isNamedWell = (name: string) => kebab.test(name) || migration.test(name);
  expect(code.filter((file) => !file.split('/').every(isNamedWell))).toEqual([]);
});

test('every migration has a number of its own', () => {
  const numbers = code.flatMap((file) => /\/migrations\/(\d{4})_/.exec(file)?.[1] ?? []);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test('no file has a name that fits any file', () => {
  const anyName = /^(index|utils?|helpers?|types|constants|hooks|common|misc)\./;
  expect(code.filter((file) => anyName.test(path.basename(file)))).toEqual([]);
});

test('the domain and the artwork read no clock and throw no dice', () => {
  expect(matches(pure, /new Date\(\s*\)|\bDate\(\)|\bDate\.now\b|\bMath\.random\b/)).toEqual([]);
});

test('the server has one clock, the database’s', () => {
  const isServer = (file: string) => /^apps\/server\/src\/.*\.ts$/.test(file);
  const clocks = matches(
    code.filter((file) => isServer(file) && !isTest(file)),
    /new Date\(\s*\)|\bDate\(\)|\bDate\.now\b/,
  );
  // It tells a library, which reads the machine's clock, how far that is off.
  expect(clocks.map((place) => place.replace(/:\d+$/, ''))).toEqual([
    'apps/server/src/sign-in/provider-configurations.ts',
  ]);
});

test('only a bug is logged with its stack', () => {
  const server = code.filter((file) => file.startsWith('apps/server/src/') && !isTest(file));
  expect(matches(server, /log\??\.(info|warn)\(.*\berr\b/)).toEqual([]);
});

test('no path of anyone’s machine is in the tree', () => {
  const text = files.filter((file) => /\.(tsx?|m[tj]s|css|sql|json|md|html|ya?ml)$/.test(file));
  expect(matches(text, /(?<![\w.])\/(?:home|Users|root|work|farm)\/\w|[A-Z]:\\Users\\/)).toEqual([]);
});

test('no rule of the compiler or the linter is switched off in place', () => {
  const switches = /@ts-(ignore|nocheck|expect-error)|\b(oxlint|eslint)-disable|biome-ignore/;
  expect(matches(code, switches)).toEqual([]);
});

test('the lock file names no download address, so that it works with any registry', () => {
  expect(matches(['package-lock.json'], /"resolved": "[a-z+]+:/)).toEqual([]);
});

test('no file of code is longer than 250 lines', () => {
  const isData = (file: string) => isTest(file) || /\/locales\/|-data\.ts$|\.data\.ts$/.test(file);
  const long = code.filter((file) => !isData(file) && linesOfCode(read(file)) > 250);
  expect(long).toEqual([]);
});

test('no style asks every element of a page for its place among others or for its language', () => {
  // Each change of such a page would have the browser look at all of it again: scrolling and typing would stutter.
  const asksAll = /(^\s*|[>+~] )(:nth-|:last-|:only-)|[+~] \*|:lang\(/;
  const styles = code.filter((file) => /^apps\/portal\/.*\.css$/.test(file));
  expect(matches(styles, asksAll)).toEqual([]);
});

test('every setting that a program reads is listed in the README', () => {
  const programs = code.filter((file) => /^apps\/[^/]+\/src\/(config|main)\.ts$/.test(file));
  const reading = /\benv(?:\.|\['|, ')([A-Z][A-Z_]+)\b/g;
  const settings = programs.flatMap((file) => [...read(file).matchAll(reading)].map(([, name = '']) => name));
  expect(settings).toContain('DATABASE_URL');
  const readme = read('README.md');
  expect([...new Set(settings)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('every decision has a number of its own', () => {
  const names = files.filter((file) => file.startsWith('docs/decisions/')).map((file) => path.basename(file));
  expect(names.filter((name) => !/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name))).toEqual([]);
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesUnder(place) : [place];
  });
}

/** The lines that match, as `file:line`. This file, which spells the patterns out, is left aside. */
function matches(places: string[], pattern: RegExp): string[] {
  return places
    .filter((file) => file !== THIS_FILE)
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}

function linesOfCode(text: string): number {
  return text.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*|--)/.test(line)).length;
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
