import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import uncalled from './uncalled-rules.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOMAIN = 'packages/domain/src';

type Export = { name: string; place: string; users: Set<string> };

const sources = new Map(
  ['packages', 'apps'].flatMap(codeUnder).map((file) => [file, withoutComments(read(file))] as const),
);
const rules = [...sources].filter(([file]) => file.startsWith(`${DOMAIN}/`)).flatMap(exportsOf);

test('every rule of the domain has a caller in an app, or says which screen it waits for', () => {
  const live = calledRules();
  const waiting = rules.filter((rule) => !live.has(rule)).map(({ place }) => place);
  expect(waiting.toSorted()).toEqual(Object.keys(uncalled).toSorted());
});

/** What an app or the contract imports, and whatever that uses in turn. */
function calledRules(): Set<Export> {
  const live = new Set(
    rules.filter(({ users }) => [...users].some((file) => !file.startsWith(`${DOMAIN}/`))),
  );
  for (;;) {
    const liveFiles = new Set([...live].map(fileOf));
    const found = rules.filter(
      (rule) => !live.has(rule) && [...rule.users].some((file) => liveFiles.has(file)),
    );
    if (found.length === 0) return live;
    for (const rule of found) live.add(rule);
  }
}

function exportsOf([file, source]: readonly [string, string]): Export[] {
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)];
  return declared.map(([, name = '']) => {
    const importing = importOf(name, file);
    const users = [...sources].filter(([, text]) => importing.test(text)).map(([user]) => user);
    const isUsedAtHome = (source.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    return {
      name,
      place: `${moduleOf(file)}: ${name}`,
      users: new Set(isUsedAtHome ? [...users, file] : users),
    };
  });
}

/** A named import from this file, by its path of the package or by one beside it. */
function importOf(name: string, file: string): RegExp {
  const base = path.basename(file, '.ts');
  return new RegExp(
    `import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(?:@lantern/domain|\\.)[^']*/${base}'`,
  );
}

function fileOf({ place }: Export): string {
  return `${DOMAIN}/${place.split(':')[0]}.ts`;
}

function moduleOf(file: string): string {
  return file.slice(DOMAIN.length + 1, -'.ts'.length);
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
