import { isGuid } from '@lantern/domain/web/is-guid';
import { type Sql, sql, trusted } from '../../db/sql';
import { readFilterDate } from './read-filter-date';

/** One field of a list: its column, and what a value compared with it must be. */
export type ListField = {
  column: Sql;
  /** Where names are put in order by another column than the one that is compared; that one is never null. */
  sortColumn?: Sql;
} & (
  | { type: 'number' | 'boolean' | 'date' }
  /** Equal in any case of its letters, unless it is exact. */
  | { type: 'text'; isExact?: boolean }
  /** `none` is a second spelling of null. */
  | { type: 'id'; none?: string }
  /** Of several rows, one of which is enough; nothing is put in order by it. */
  | { type: 'ids'; rows: Sql }
  /** Rows are put in order by it, and nobody learns what it is. */
  | { type: 'rank' }
  /** Numbered on the wire, named in the database. */
  | { type: 'code'; codes: Readonly<Record<string, number>> }
);

/** The fields a list may be filtered and sorted by: the wire's name and the column behind it. */
export type ListFields = Record<string, ListField>;

/** What no text of the database can hold: NUL, and half of a character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const NUMBER = /^-?\d{1,20}(\.\d{1,20})?$/;

/** The value as the database compares it; null for none, undefined when it is not a value of the field. */
export function valueOf(field: ListField, value: unknown): unknown {
  if (value === null) return null;
  switch (field.type) {
    case 'text':
      return textOf(value);
    case 'number':
      return numberOf(value);
    case 'boolean':
      return booleanOf(value);
    case 'id':
      return typeof value === 'string' && isGuid(value) ? idOf(value, field.none) : undefined;
    case 'ids':
      return typeof value === 'string' && isGuid(value) ? value : undefined;
    case 'date':
      return typeof value === 'string' ? readFilterDate(value) : undefined;
    case 'code':
      return nameOf(value, field.codes);
    case 'rank':
      return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && !UNSTORABLE.test(value) ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string') return NUMBER.test(value) ? Number(value) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** .NET writes True and False. */
function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** [9.12] Reading 68: the empty guid is null where the field has it so. */
function idOf(value: string, none: string | undefined): string | null {
  return value.toLowerCase() === none ? null : value;
}

/** [4.1]–[4.6] By its number, or by its name in any case. */
function nameOf(value: unknown, codes: Readonly<Record<string, number>>): string | undefined {
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return Object.keys(codes).find(
    (name) => codes[name] === value || String(codes[name]) === word || name.toLowerCase() === word,
  );
}

/** [4.1]–[4.6] The wire's number of a code that the database keeps by name. */
export function codeNumber({ column, codes }: Extract<ListField, { type: 'code' }>): Sql {
  const cases = Object.entries(codes).map(([name, code]) => `when '${name}' then ${code}`);
  return sql`(case ${column} ${trusted(cases.join(' '))} end)`;
}
