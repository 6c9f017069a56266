import type { Sql } from '../db/sql';

/** One field of a list: its column, and what a value compared with it must be. */
export type ListField = {
  column: Sql;
  /** Where names are put in order by another column than the one that is compared. */
  sortColumn?: Sql;
} & (
  | { type: 'text' | 'number' | 'boolean' | 'date' | 'id' }
  /** Numbered on the wire, named in the database. */
  | { type: 'code'; codes: Readonly<Record<string, number>> }
);

/** What no text of the database can hold: NUL, and half of a character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** The value as the database compares it; undefined when it is not a value of the field. */
export function valueOf(field: ListField, value: unknown): unknown {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' && !UNSTORABLE.test(value) ? value : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'id':
      return typeof value === 'string' && GUID.test(value) ? value : undefined;
    case 'date':
      return typeof value === 'string' ? dateOf(value) : undefined;
    case 'code':
      return Object.keys(field.codes).find((name) => field.codes[name] === value);
  }
}

/** A time without a zone is UTC, as all is on the wire. Years that not every reader of ISO 8601 knows are none. */
function dateOf(text: string): Date | undefined {
  const [, year, month, day, time, , , zone] = ISO_DATE.exec(text) ?? [];
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  const date = new Date(time && !zone ? `${text}Z` : text);
  return date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999 ? date : undefined;
}

/** JavaScript takes 30 February for 2 March. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
