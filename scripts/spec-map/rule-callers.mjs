import path from 'node:path';
import { isTest } from './code-files.mjs';
import { itemsIn } from './mentions.mjs';

const PACKAGES = /^packages\/(domain|artwork|contract)\/src\//;

/** They name what others do. */
const LISTS = /\/testing\//;

/** Item → the files outside the packages that import a rule which is its, or uses one which is. */
export function callersOf(code) {
  const declarations = [...code]
    .filter(([file]) => PACKAGES.test(file) && !isTest(file))
    .flatMap(([file, source]) => declarationsIn(file, source, code));
  const byPlace = new Map(declarations.map((declaration) => [declaration.place, declaration]));
  const callers = new Map();
  for (const [file, source] of code) {
    if (PACKAGES.test(file) || isTest(file) || LISTS.test(file)) continue;
    const reached = reachedFrom(importsIn(file, source, code), byPlace);
    for (const item of new Set([...reached].flatMap(({ items }) => items))) {
      callers.set(item, [...(callers.get(item) ?? []), file]);
    }
  }
  return callers;
}

function reachedFrom(places, byPlace) {
  const reached = new Set();
  const waiting = [...places];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const declaration = byPlace.get(place);
    if (!declaration || reached.has(declaration)) continue;
    reached.add(declaration);
    waiting.push(...declaration.uses);
  }
  return reached;
}

/** The functions and constants of a file, with the items of the comment above each and the places of what each uses. */
function declarationsIn(file, source, code) {
  const starts = [...source.matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)/gm)];
  const known = importsByName(file, source, code);
  for (const [, name] of starts) known.set(name, placeOf(file, name));
  return starts.map((start, index) => {
    const before = source.slice(starts[index - 1]?.index ?? 0, start.index);
    const comment = before.match(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/)?.[0] ?? '';
    const body = source.slice(start.index + start[0].length, starts[index + 1]?.index);
    const uses = [...new Set(body.match(/\b\w+\b/g))].flatMap((word) => known.get(word) ?? []);
    return { place: placeOf(file, start[1]), items: itemsIn(comment), uses };
  });
}

function importsIn(file, source, code) {
  return importsByName(file, source, code).values();
}

/** The names that a file imports from our packages, and where each is declared. */
function importsByName(file, source, code) {
  const statements = source.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g);
  return new Map(
    [...statements].flatMap(([, names, from]) => {
      const target = fileOf(file, from);
      if (!code.has(target)) return [];
      return names
        .split(',')
        .map((name) => name.replace(/^\s*type\s+/, '').trim())
        .filter((name) => name !== '')
        .map((name) => [name.split(' as ').at(-1), placeOf(target, name.split(' as ')[0])]);
    }),
  );
}

function fileOf(file, from) {
  const ofPackage = from.match(/^@lantern\/(domain|artwork|contract)\/(.+)$/);
  if (ofPackage) return `packages/${ofPackage[1]}/src/${ofPackage[2]}.ts`;
  return from.startsWith('.') ? `${path.posix.join(path.posix.dirname(file), from)}.ts` : '';
}

function placeOf(file, name) {
  return `${file}#${name}`;
}
