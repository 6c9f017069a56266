import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'reports', 'test-results', 'playwright-report']);
const MOST_FILES = 20;

/** Folders with more files than that, and why they have no rooms. */
const LARGE_FOLDERS: Record<string, string> = {};

/** Paths and members inside a library that it does not offer by its name, and why we use them. */
const INSIDE_LIBRARIES: Record<string, string> = {
  'highlight.js/lib/common': 'its documented build with the usual languages',
  'oidc-provider/lib/provider.js':
    'its entry adds nothing but a warning about Node 20, on which the demo runs too',
  'oidc-provider/lib/helpers/errors.js': 'the same',
  'pdfjs-dist/legacy/build/pdf.mjs': 'its documented build for browsers that are some years old',
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url': 'the worker of that build',
  'schema._zod': 'documented for libraries that read schemas',
  'zodSchema._zod': 'the same',
  'out._zod': 'the same',
  'in._zod': 'the same',
  'z._default': 'the name of default() in zod/mini',
};

const code = ['packages', 'apps', 'scripts']
  .flatMap(filesUnder)
  .filter((file) => /\.(tsx?|m[tj]s|cjs)$/.test(file));
const product = code.filter((file) => !/\.(test|spec|builder)\.\w+$/.test(file));

test.each(sourceFolders())('no folder of %s is imported by what it imports', (base) => {
  const imports = new Map<string, Set<string>>();
  for (const file of product.filter((name) => name.startsWith(`${base}/`))) {
    const from = roomOf(path.posix.relative(base, file));
    const targets = relativeImports(file)
      .map((target) => path.posix.relative(base, target))
      .filter((target) => !target.startsWith('..'))
      .map(roomOf);
    imports.set(from, new Set([...(imports.get(from) ?? []), ...targets.filter((room) => room !== from)]));
  }
  expect(imports.size).toBeGreaterThan(1);
  expect([...imports.keys()].flatMap((room) => wayBack(room, imports) ?? [])).toEqual([]);
});

test('the product knows nothing of the worlds of its tests', () => {
  const worlds = product.filter((file) => /^(apps|packages)\/[^/]+\/src\/(?!testing\/)/.test(file));
  const importing = worlds.filter((file) =>
    relativeImports(file).some((target) => /^apps\/[^/]+\/(src\/)?testing\//.test(target)),
  );
  expect(importing).toEqual([]);
});

test('what a program in plain JavaScript imports is there: no type check reads it', () => {
  const programs = code.filter((file) => file.endsWith('.mjs'));
  const missing = programs.flatMap((file) =>
    relativeImports(file).filter((target) => !existsSync(path.join(ROOT, target))),
  );
  expect(missing).toEqual([]);
});

test('a folder of more than twenty files has rooms, or a reason', () => {
  const sizes = new Map<string, number>();
  for (const file of product) {
    const folder = path.posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const large = [...sizes].filter(([, size]) => size > MOST_FILES).map(([folder]) => folder);
  expect(large.toSorted()).toEqual(Object.keys(LARGE_FOLDERS).toSorted());
});

test('nothing of a library is used that it does not offer, without a reason', () => {
  const insidePath =
    /['"]((?:@[^/'"]+\/)?[^@./'"][^/'"]*\/(?:[^'"]*\/)?(?:dist|lib|src|build|internal)\/[^'"]+)['"]/g;
  const insideMember = /\b(\w+\??\._[a-z]\w*)/g;
  const used = product
    .filter((file) => /^(apps|packages)\/[^/]+\/src\//.test(file))
    .flatMap((file) => {
      const text = withoutComments(read(file));
      const paths = text.split('\n').filter((line) => /\b(from|import|require)\b/.test(line));
      const all = [...paths.join('\n').matchAll(insidePath), ...text.matchAll(insideMember)];
      return all.map(([, inside = '']) => inside.replace('?._', '._'));
    });
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(INSIDE_LIBRARIES).toSorted());
});

function sourceFolders(): string[] {
  const packages = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}/src`);
  return ['apps/server/src', 'apps/portal/src', ...packages];
}

/** The folder that a file stands in; one beside the folders is a room of its own. */
function roomOf(file: string): string {
  const [room = '', ...rest] = file.split('/');
  return rest.length > 0 ? room : room.replace(/\.\w+$/, '');
}

/** The shortest way from a room back to itself, in words; null when there is none. */
function wayBack(room: string, imports: Map<string, Set<string>>): string | null {
  const seen = new Set<string>();
  const ways = [[room]];
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === room) return [...way, room].join(' → ');
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** What a file imports by a relative path, types included, from the root. */
function relativeImports(file: string): string[] {
  const imports = read(file).matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g);
  return [...imports].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target));
}

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesUnder(place) : [place];
  });
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
