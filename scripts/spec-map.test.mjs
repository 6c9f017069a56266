import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapItems } from './spec-map/map-items.mjs';
import { writeMap } from './spec-map/write-map.mjs';

const { items, placeholders, faults } = mapItems();
const committed = readFileSync(new URL('../docs/spec-map.md', import.meta.url), 'utf8');
const COLUMNS = ['rule', 'gate', 'screen'];

test('what the code says of the specification has tests, and is in the specification', () => {
  expect(faults).toEqual([]);
});

test('no item is called built whose page has only a title', () => {
  const onPlaceholders = items.filter(({ page }) => placeholders.includes(page));
  expect(onPlaceholders.filter(({ screen }) => screen.isBuilt).map(({ item }) => item)).toEqual([]);
});

test('every page that an item names is a folder of features', () => {
  const folders = items.flatMap(({ page }) => page ?? []);
  const missing = folders.filter((folder) => !hasPage(folder));
  expect(missing).toEqual([]);
});

test('docs/spec-map.md calls nothing built that is not; npm run spec-map writes it', () => {
  const claims = items.flatMap(({ item, ...cells }) =>
    COLUMNS.filter((column) => !cells[column].isBuilt || cells[column].lacks)
      .filter((column) => !cellIn(committed, item, column).includes('not built'))
      .map((column) => `[${item}] ${column}`),
  );
  expect(claims).toEqual([]);
});

test('a rule without gate and screen reads "not built" in both, where it needs them', () => {
  const nothing = { files: [], isNeeded: true, isBuilt: false, lacks: null };
  const rule = { files: ['packages/domain/src/a.ts'], isNeeded: true, isBuilt: true, lacks: 'half of it' };
  const none = { ...nothing, isNeeded: false, isBuilt: true };
  const page = writeMap([
    { item: '4.1', says: 'A rule.', rule, gate: nothing, screen: nothing, tests: [] },
    { item: '4.2', says: 'Another.', rule: { ...rule, lacks: null }, gate: none, screen: none, tests: [] },
  ]);
  expect(cellIn(page, '4.1', 'rule')).toBe('[a.ts](../packages/domain/src/a.ts); **not built**: half of it');
  expect([cellIn(page, '4.1', 'gate'), cellIn(page, '4.1', 'screen')]).toEqual([
    '**not built**',
    '**not built**',
  ]);
  expect([cellIn(page, '4.2', 'gate'), cellIn(page, '4.2', 'screen')]).toEqual(['–', '–']);
  expect(page).toContain('- 4.1 A rule. Not built: rule (half of it), gate, screen.');
});

function cellIn(page, item, column) {
  const row = page.split('\n').find((line) => line.startsWith(`| ${item} |`)) ?? '';
  return row.split(' | ')[2 + COLUMNS.indexOf(column)] ?? '';
}

function hasPage(folder) {
  const file = new URL(`../apps/portal/src/features/${folder}/${folder}-page.tsx`, import.meta.url);
  return readFileSync(file, 'utf8') !== '';
}
