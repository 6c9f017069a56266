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

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** The value as the database compares it; undefined when it is not a value of the field. */
export function valueOf(field: ListField, value: unknown): unknown {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' && !value.includes('\0') ? value : undefined;
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

function dateOf(text: string): Date | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
