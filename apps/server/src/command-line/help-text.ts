import type { Operation } from '../operations/operation';
import { STANDARD, STREAMS } from './standard-place';
import { kindsOf, neededFields, shownName, wordOf } from './operation-flags';

const GENERAL = `Every command takes
  --tenant CODE   the tenant; the first one unless said
  --dry-run       says what would come of it, and changes nothing
  --json          answers JSON, refusals too
  --yes           confirms what cannot be brought back
  --help`;

/** All nouns with their verbs. */
export function generalHelp(operations: readonly Operation[]): string {
  const width = Math.max(...operations.map((each) => nameOf(each).length));
  const lines = operations
    .toSorted((one, other) => one.noun.localeCompare(other.noun, 'en'))
    .map((each) => `  ${nameOf(each).padEnd(width)}  ${each.summary}`);
  return ['lantern <noun> <verb> …', '', ...lines, '', GENERAL].join('\n');
}

/** All verbs of a noun. */
export function nounHelp(operations: readonly Operation[]): string {
  return [...operations.map(explanation), GENERAL].join('\n\n');
}

export function operationHelp(operation: Operation): string {
  return nounHelp([operation]);
}

/** For what was mistyped. */
export function meant(close: string | null): string {
  return close === null ? '' : ` The nearest is "${close}".`;
}

function explanation(operation: Operation): string {
  const kinds = kindsOf(operation);
  const needed = new Set(neededFields(operation));
  const words = operation.words.map((word) => ` ${wordOf(word)}`).join('');
  const rows = Object.entries(operation.fields).map(([name, purpose]): [string, string] => {
    const isWord = operation.words.includes(name);
    const value = isWord || kinds[name]?.type === 'boolean' ? '' : ` ${wordOf(name)}`;
    const shown = `${shownName(operation, name)}${value}`;
    const standard = operation.file?.name === name ? `; ${STANDARD} for ${STREAMS[operation.file.way]}` : '';
    return [shown, `${purpose}${standard}${needed.has(name) && !isWord ? ' (needed)' : ''}`];
  });
  const width = Math.max(0, ...rows.map(([shown]) => shown.length));
  const fields = rows.map(([shown, purpose]) => `  ${shown.padEnd(width)}  ${purpose}`);
  return [`lantern ${nameOf(operation)}${words} …`, `${operation.summary}.`, ...fields].join('\n');
}

function nameOf({ noun, verb }: Operation): string {
  return `${noun} ${verb}`;
}
