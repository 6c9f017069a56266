import { readFileSync } from 'node:fs';
import { readCode } from './code-files.mjs';
import { commentsOf, testsOf } from './mentions.mjs';
import { callersOf } from './rule-callers.mjs';

/** Where each column of the map is looked for. Addresses are not screens, and the demo gates nothing. */
const COLUMNS = {
  rule: (file) => file.startsWith('packages/'),
  gate: (file) => /^apps\/server\/src\/(?!demo\/)/.test(file),
  screen: (file) => /^apps\/portal\/src\/(?!testing\/|app\/(route-tree|player-routes)\.ts)/.test(file),
};

/** What a page is made of that has nothing but its title. */
const PLACEHOLDER = /<EmptyRoom\b/;

/**
 * Every item of the specification: the files of its rule, gate, screen and tests, and what of it is not built.
 * In spec-items.json `needs` says which of the three an item must have, `page` on which feature its screen stands, `lacks`
 * which part of it is still to come, and `exempt` why it has no tests.
 */
export function mapItems() {
  const items = JSON.parse(readFileSync(new URL('../spec-items.json', import.meta.url), 'utf8'));
  const code = readCode();
  const tests = testsOf(code);
  const comments = commentsOf(code);
  const callers = callersOf(code);
  const empty = placeholders(code);

  const mapped = items.map((known) => {
    const cell = (column) => cellOf(column, known, { comments, callers, empty });
    return {
      ...known,
      rule: cell('rule'),
      gate: cell('gate'),
      screen: cell('screen'),
      tests: tests.get(known.item) ?? [],
    };
  });
  return { items: mapped, placeholders: empty, faults: faultsOf(mapped, { comments, tests, empty }) };
}

function cellOf(column, { item, needs, page, lacks = {} }, { comments, callers, empty }) {
  const isHere = COLUMNS[column];
  const named = (comments.get(item) ?? []).filter(isHere);
  const files = named.length > 0 ? named : (callers.get(item) ?? []).filter(isHere);
  const isNeeded = needs.includes(column);
  const isEmpty = column === 'screen' && empty.includes(page);
  const isBuilt = !isNeeded || (files.length > 0 && !isEmpty);
  return { files: isBuilt ? files : [], isNeeded, isBuilt, lacks: lacks[column] ?? null };
}

/** The features whose page is only a title. */
function placeholders(code) {
  return [...code].flatMap(([file, source]) => {
    const feature = file.match(/^apps\/portal\/src\/features\/([^/]+)\/[^/]+-page\.tsx$/)?.[1];
    return feature && PLACEHOLDER.test(source) ? [feature] : [];
  });
}

function faultsOf(items, { comments, tests, empty }) {
  const known = new Set(items.map(({ item }) => item));
  const isNamed = (item) => comments.has(item) || '4569'.includes(item[0]);
  const untested = items
    .filter(({ item, exempt }) => isNamed(item) && !exempt && !tests.has(item))
    .map(({ item, says }) => `[${item}] has no test: ${says}`);
  const unknown = [...comments, ...tests]
    .filter(([item]) => item[0] !== '1' && !known.has(item))
    .map(([item, where]) => `[${item}] is no item of the specification: ${where.join(', ')}`);
  const hidden = empty
    .filter((feature) => !items.some(({ page }) => page === feature))
    .map((feature) => `features/${feature} has only a title, and no item says that its screen stands there`);
  return [...untested, ...unknown, ...hidden];
}
