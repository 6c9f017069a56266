import { ProblemError } from '@lantern/contract/problem-error';

type Options = Record<string, unknown>;

const NO_GROUPS = 'Grouping is not offered: ask for the rows and group them where they are shown';
const NO_SUMMARIES = 'Summaries are not offered: requireTotalCount tells how many rows there are';

/** Of DevExtreme's load options, what our lists do not do. */
const NOT_OFFERED: Record<string, string> = {
  group: NO_GROUPS,
  requireGroupCount: NO_GROUPS,
  groupSummary: NO_SUMMARIES,
  totalSummary: NO_SUMMARIES,
};
const FLAGS = ['requireTotalCount', 'isCountQuery'];
const OFFERED = ['filter', 'sort', 'select', 'skip', 'take', ...FLAGS];
/** What asks for nothing, though it is written out. */
const NOTHING = /^(|null|\[\]|false)$/i;

/**
 * Load options as DevExtreme's clients write them, in the one spelling of the contract: without the cache buster and what
 * is empty, words for true and false in small letters, sort and select as lists, a count as a page of no rows.
 */
export function plainListOptions(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const options = Object.fromEntries(
    Object.entries(raw)
      .filter(([name, value]) => name !== '_' && !isNothing(name, value))
      .map(([name, value]) => [name, plainOption(name, value)]),
  );
  const { isCountQuery, ...rest } = options;
  if (isCountQuery === undefined || isCountQuery === 'false') return rest;
  if (isCountQuery !== 'true') throw refused('isCountQuery', 'Expected true or false');
  return { ...rest, take: '0', requireTotalCount: 'true' };
}

function isNothing(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const sentence = Object.hasOwn(NOT_OFFERED, name) ? NOT_OFFERED[name] : undefined;
  if (sentence === undefined) return OFFERED.includes(name) && (value === '' || value === 'null');
  if (!NOTHING.test(value)) throw refused(name, sentence);
  return true;
}

function plainOption(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (FLAGS.includes(name)) return value.toLowerCase();
  if (name === 'sort')
    return JSON.stringify(listIn(value).map((one) => (typeof one === 'string' ? { selector: one } : one)));
  if (name === 'select') return JSON.stringify(listIn(value));
  if (name === 'query') return plainQuery(value);
  return value;
}

/** A list as JSON; what is no list stands for one, a name without quotes too. */
function listIn(text: string): unknown[] {
  const json = jsonOf(text);
  if (json === undefined) return [text];
  return Array.isArray(json) ? json : [json];
}

/** [7.15] All options in one, as JSON; a text that is none is left to the call. */
function plainQuery(text: string): string {
  const json = jsonOf(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return text;
  const texts = Object.entries(json).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const options = plainListOptions(Object.fromEntries(texts)) as Options; // an object was handed in
  return JSON.stringify(options);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refused(field: string, message: string): ProblemError {
  return new ProblemError('invalidRequest', { [field]: [message] });
}
