import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run spec-map`: writes docs/spec-map.md and fails when a rule of the specification has no test. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = 'docs/spec-map.md';
const CODE_FOLDERS = ['packages', 'apps', 'fragments'];
const NOT_OURS = new Set(['node_modules', 'dist', 'reports']);
const TESTED_SECTIONS = ['4', '5', '6', '9'];
const SECTION_TITLES = {
  2: 'Screens and routes',
  3: 'Entities',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants and limits',
};

const items = JSON.parse(readFileSync(path.join(ROOT, 'scripts/spec-items.json'), 'utf8'));
const files = CODE_FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder)))
  .flatMap(codeUnder)
  .toSorted((one, other) => (one < other ? -1 : 1));
const tests = mentionsIn(files.filter(isTest), titlesOf);
const rules = mentionsIn(
  files.filter((file) => !isTest(file)),
  docCommentsOf,
);

writeFileSync(path.join(ROOT, OUTPUT), page());
const faults = [...untested(), ...unknown()];
for (const fault of faults) console.error(fault);
console.log(`${OUTPUT}: ${items.length} items, ${tests.size} with tests, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function codeUnder(folder) {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : codeUnder(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

function isTest(file) {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('apps/e2e/');
}

/** Item → the files that mention it in the texts that `textsOf` picks. */
function mentionsIn(some, textsOf) {
  const mentions = new Map();
  for (const file of some) {
    const texts = textsOf(readFileSync(path.join(ROOT, file), 'utf8'));
    for (const item of new Set(texts.flatMap(itemsIn))) {
      mentions.set(item, [...(mentions.get(item) ?? []), file]);
    }
  }
  return mentions;
}

/** What a test is named: in its call, or in the row of a table whose first words are an item. */
function titlesOf(source) {
  const inCall = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  const inRow = /(['"`])(\[\d\.\d+\](?:\\.|(?!\1)[^\\])*)\1/g;
  return [inCall, inRow].flatMap((title) => [...source.matchAll(title)].map((match) => match[2]));
}

function docCommentsOf(source) {
  return source.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
}

/** "[4.1]" is one item, "[4.14]–[4.19]" is six. */
function itemsIn(text) {
  const mention = /\[(\d)\.(\d+)\](?:\s?[–-]\s?\[\1\.(\d+)\])?/g;
  return [...text.matchAll(mention)].flatMap(([, section, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, step) => `${section}.${Number(first) + step}`,
    ),
  );
}

function untested() {
  return items
    .filter(({ item, exempt }) => TESTED_SECTIONS.includes(item[0]) && !exempt && !tests.has(item))
    .map(({ item, says }) => `[${item}] has no test: ${says}`);
}

function unknown() {
  const known = new Set(items.map(({ item }) => item));
  return [...rules, ...tests]
    .filter(([item]) => item[0] !== '1' && !known.has(item))
    .map(([item, where]) => `[${item}] is no item of the specification: ${where.join(', ')}`);
}

function page() {
  const sections = Object.entries(SECTION_TITLES).map(([section, title]) => {
    const rows = items.filter(({ item }) => item.startsWith(`${section}.`)).map(row);
    return [
      `## ${section}. ${title}`,
      '',
      '| Item | In our words | Rule | Tests |',
      '|---|---|---|---|',
      ...rows,
    ];
  });
  const head = [
    '# Spec map',
    '',
    'Written by `npm run spec-map`; edit `scripts/spec-items.json` for the words.',
  ];
  return `${[head, ...sections].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function row({ item, says, exempt }) {
  const tested = exempt ? `none: ${exempt}` : links(tests.get(item));
  return `| ${item} | ${says} | ${links(rules.get(item))} | ${tested} |`;
}

function links(some = []) {
  return some.map((file) => `[${path.basename(file)}](../${file})`).join(', ');
}
