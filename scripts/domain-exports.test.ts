import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import uncalled from './uncalled-rules.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOMAIN = 'packages/domain/src/';
const CONTRACT = 'packages/contract/src/';

/** A declaration at the top of a domain file, with the declarations that its text names. */
type Declaration = { place: string; file: string; name: string; isExported: boolean; text: string };

const sources = new Map(
  ['packages', 'apps', 'fragments']
    .flatMap(codeUnder)
    .map((file) => [file, withoutComments(read(file))] as const),
);
const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
const declarations = new Map(
  [...sources.keys()]
    .filter(isDomain)
    .flatMap(declarationsOf)
    .map((each) => [each.place, each] as const),
);

/*
 * An export of the domain is called when code of an app or a fragment imports it, by itself or through a file of the contract that an app
 * imports; or when the text of a called declaration names it. Tests, builders and the e2e journeys call nothing.
 */
test('every rule of the domain has a caller in an app or a fragment, or says what it waits for', () => {
  const called = calledPlaces();
  const waiting = [...declarations.values()].filter(
    ({ isExported, place }) => isExported && !called.has(place),
  );
  expect(waiting.map(({ place }) => place).toSorted()).toEqual(Object.keys(uncalled).toSorted());
});

/*
 * A closed list may be: its callers have the type that is made of it, and tests go through all of it.
 */
test('what only its own file uses is not exported', () => {
  const imported = new Set([...imports.values()].flatMap((names) => [...names.values()]));
  for (const { file, text } of declarations.values()) {
    const [, list] = /^export type [^=]+= (?:keyof )?\(?typeof (\w+)/.exec(text) ?? [];
    if (list) imported.add(placeOf(file, list));
  }
  const lonely = [...declarations.values()].filter(
    ({ isExported, place }) => isExported && !imported.has(place) && !(place in uncalled),
  );
  expect(lonely.map(({ place }) => place)).toEqual([]);
});

function calledPlaces(): Set<string> {
  const called = new Set<string>();
  const reach = (place: string): void => {
    const declaration = declarations.get(place);
    if (!declaration || called.has(place)) return;
    called.add(place);
    for (const next of namedIn(declaration)) reach(next);
  };
  for (const file of callingFiles()) for (const place of imports.get(file)?.values() ?? []) reach(place);
  return called;
}

/** The files of the apps, and those of the contract that they import, directly or through others of it. */
function callingFiles(): Set<string> {
  const calling = new Set([...sources.keys()].filter((file) => !file.startsWith('packages/')));
  for (const file of calling) {
    for (const [, from] of (sources.get(file) ?? '').matchAll(/from '([^']+)'/g)) {
      const target = targetOf(file, from ?? '');
      if (target?.startsWith(CONTRACT)) calling.add(target);
    }
  }
  return calling;
}

/** What a declaration names: others of its file, and what its file imports. */
function namedIn({ file, name, text }: Declaration): string[] {
  const words = new Set(text.match(/\w+/g));
  words.delete(name);
  return [...words].map((word) => imports.get(file)?.get(word) ?? placeOf(file, word));
}

/** The domain's names that a file imports, under the name that they have there. */
function importsOf(file: string, source: string): Map<string, string> {
  const found = source.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g);
  return new Map(
    [...found].flatMap(([, names = '', from = '']) => {
      const target = targetOf(file, from);
      if (!target || !isDomain(target)) return [];
      return [...names.matchAll(/(?:type )?(\w+)(?: as (\w+))?/g)].map(
        ([, name = '', alias = name]) => [alias, placeOf(target, name)] as const,
      );
    }),
  );
}

function targetOf(file: string, from: string): string | null {
  if (from.startsWith('.')) return `${path.posix.join(path.posix.dirname(file), from)}.ts`;
  const [, room, rest] = /^@lantern\/(domain|contract)\/(.+)$/.exec(from) ?? [];
  return room ? `packages/${room}/src/${rest}.ts` : null;
}

/** As the formatter leaves them, they begin at the first column. */
function declarationsOf(file: string): Declaration[] {
  const starts = /^(?=(?:export )?(?:async )?(?:const|function|type|class) \w)/m;
  return (sources.get(file) ?? '').split(starts).flatMap((text) => {
    const [, exported, kind, name = ''] =
      /^(export )?(?:async )?(const|function|type|class) (\w+)/.exec(text) ?? [];
    if (!kind) return [];
    return [
      { place: placeOf(file, name), file, name, isExported: Boolean(exported) && kind !== 'type', text },
    ];
  });
}

function placeOf(file: string, name: string): string {
  return `${file.slice(DOMAIN.length, -'.ts'.length)}: ${name}`;
}

function isDomain(file: string): boolean {
  return file.startsWith(DOMAIN);
}

function codeUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'testing', 'e2e'].includes(entry.name) ? [] : codeUnder(file);
    return /\.tsx?$/.test(entry.name) && !/\.(test|builder)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
