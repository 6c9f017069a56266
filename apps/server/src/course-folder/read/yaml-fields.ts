import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { isRealDay } from '../../texts/is-real-day';
import type { ReportLine } from '../course-problem';
import { secondsOf } from '../duration-text';
import { kebabWord } from '../kebab-word';
import { lengthProblem } from '../limits';
import { nameProblem, unseenProblem } from '../name-problem';
import { nearestWord } from './nearest-word';

type FieldsContext = { lineAt: (offset: number) => number; firstLine: number; report: ReportLine };

/** The values under the keys of a map; null where a key is not there, or where its value is wrong and was reported. */
export type Fields = {
  line: (key?: string) => number;
  /** Where this text stands in the list of a key. */
  lineOfText: (key: string, text: string) => number;
  has: (key: string) => boolean;
  /** Does just this text stand there? */
  is: (key: string, text: string) => boolean;
  report: (key: string, message: string) => void;
  text: (key: string, most?: number) => string | null;
  /** A text that is read in lists. */
  name: (key: string, most?: number) => string | null;
  texts: (key: string) => string[];
  names: (key: string) => string[];
  number: (key: string, range: { from: number; to?: number; isWhole?: boolean }) => number | null;
  share: (key: string) => number | null;
  seconds: (key: string) => number | null;
  flag: (key: string) => boolean | null;
  word: <Word extends string>(key: string, words: readonly Word[]) => Word | null;
  instant: (key: string) => string | null;
  map: (key: string) => Fields | null;
  maps: (key: string) => Fields[];
  keys: () => string[];
  /** Reports every key that nobody asked for. */
  end: () => void;
};

const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

export function fieldsOf(map: YAMLMap | null, context: FieldsContext): Fields {
  const asked = new Set<string>();
  const pairs = new Map((map?.items ?? []).map(({ key, value }) => [keyText(key), { key, value }]));
  const firstLine = map?.range ? context.lineAt(map.range[0]) : context.firstLine;

  const line = (key?: string) => lineOf(key === undefined ? null : pairs.get(key)?.key, firstLine);
  const report = (key: string, message: string) => context.report(line(key), `“${key}” ${message}`);

  function lineOf(node: unknown, otherwise: number): number {
    const range = (node as Node | null | undefined)?.range; // keys and values of a parsed document are nodes
    return range ? context.lineAt(range[0]) : otherwise;
  }
  function valueOf(key: string): unknown {
    asked.add(key);
    const value = pairs.get(key)?.value;
    return isScalar(value) && isNothing(value.value) ? null : value;
  }
  /** The scalar under the key when it is right, as `read` sees it. */
  function scalar<Value>(
    key: string,
    read: (value: unknown) => Value | undefined,
    expected: string,
  ): Value | null {
    const node = valueOf(key) ?? null;
    if (node === null) return null;
    const value = isScalar(node) ? read(node.value) : undefined;
    if (value === undefined) report(key, expected);
    return value ?? null;
  }

  function textOf(key: string, problemOf: (text: string) => string | null): string | null {
    const node = valueOf(key);
    const text = scalar(key, asText, isNumberOrFlag(node) ? QUOTED : 'must be text.');
    const problem = text === null ? null : problemOf(text);
    if (problem !== null) report(key, problem);
    return text;
  }
  function textsOf(key: string, problemOf: (text: string) => string | null): string[] {
    const node = valueOf(key) ?? null;
    if (node === null) return [];
    if (!isSeq(node)) {
      report(key, 'must be a list: write each entry in a line of its own, after “- ”.');
      return [];
    }
    return node.items.flatMap((item) => {
      const text = isScalar(item) ? asText(item.value) : undefined;
      const problem = text ? problemOf(text) : isNumberOrFlag(item) ? QUOTED : 'must be a list of texts.';
      if (problem !== null) context.report(lineOf(item, line(key)), `“${key}” ${problem}`);
      return text ? [text] : [];
    });
  }

  return {
    line,
    lineOfText: (key, text) => {
      const node = pairs.get(key)?.value;
      const items = isSeq(node) ? node.items : [];
      return lineOf(
        items.find((item) => isScalar(item) && asText(item.value) === text),
        line(key),
      );
    },
    has: (key) => (valueOf(key) ?? null) !== null,
    is: (key, text) => {
      const node = valueOf(key);
      return isScalar(node) && node.value === text;
    },
    report,
    text: (key, most = Number.POSITIVE_INFINITY) => textOf(key, (text) => lengthProblem(text, most)),
    name: (key, most) => textOf(key, (text) => nameProblem(text, most)),
    texts: (key) => textsOf(key, () => null),
    names: (key) => textsOf(key, unseenProblem),
    number: (key, { from, to = Number.MAX_SAFE_INTEGER, isWhole = false }) =>
      scalar(
        key,
        (value) =>
          isNumber(value) && value >= from && value <= to && (!isWhole || Number.isInteger(value))
            ? value
            : undefined,
        rangeSentence({ from, to, isWhole }),
      ),
    share: (key) => scalar(key, asShare, 'must be a share, as 60% or 0.6.'),
    seconds: (key) => scalar(key, secondsOf, 'must be a time with its units, as “1 h 30 min” or “45 s”.'),
    flag: (key) =>
      scalar(key, (value) => (typeof value === 'boolean' ? value : undefined), 'must be true or false.'),
    word: (key, words) =>
      scalar(
        key,
        (value) => words.find((word) => kebabWord(word) === value),
        `must be one of: ${words.map(kebabWord).join(', ')}.`,
      ),
    instant: (key) =>
      scalar(
        key,
        asInstant,
        'must be a date, as 2026-09-01, or a time with its zone, as 2026-09-01T09:00:00Z.',
      ),
    map: (key) => {
      const node = valueOf(key) ?? null;
      if (isMap(node)) return fieldsOf(node, { ...context, firstLine: line(key) });
      if (node !== null) report(key, 'must hold keys of its own, indented below it.');
      return null;
    },
    maps: (key) => {
      const node = valueOf(key) ?? null;
      const items = isSeq(node) ? node.items.filter(isMap) : [];
      if (node !== null && (!isSeq(node) || items.length < node.items.length))
        report(key, 'must be a list, and each entry must hold keys of its own.');
      return items.map((item) => fieldsOf(item, { ...context, firstLine: line(key) }));
    },
    keys: () => [...pairs.keys()],
    end: () => {
      for (const key of pairs.keys())
        if (!asked.has(key))
          report(key, `is not known here. The nearest key is “${nearestWord(key, [...asked])}”.`);
    },
  };
}

const QUOTED = 'must be text: put the value in quotes.';

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Nothing, or a text of spaces alone. */
function isNothing(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function isNumberOrFlag(node: unknown): boolean {
  return isScalar(node) && (typeof node.value === 'number' || typeof node.value === 'boolean');
}

/** Without empty lines before it and anything empty after it. */
function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replace(/^(?:[ \t]*\n)+/, '').trimEnd() : undefined;
}

function asShare(value: unknown): number | undefined {
  const percent = typeof value === 'string' ? /^(\d{1,3})\s?%$/.exec(value) : null;
  const share = percent ? Number(percent[1]) / 100 : value;
  return isNumber(share) && share >= 0 && share <= 1 ? share : undefined;
}

function asInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value) || !isRealDay(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function rangeSentence({ from, to, isWhole }: { from: number; to: number; isWhole: boolean }): string {
  const kind = isWhole ? 'a whole number' : 'a number';
  if (to !== Number.MAX_SAFE_INTEGER) return `must be ${kind} from ${from} to ${to}.`;
  return from === -Number.MAX_SAFE_INTEGER ? `must be ${kind}.` : `must be ${kind}, ${from} or more.`;
}
