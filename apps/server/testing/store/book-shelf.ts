import { type ListQuery, listQuery } from '@lantern/contract/list-query';
import * as z from 'zod/mini';
import type { Database } from '../../src/db/db';
import { sql, trusted } from '../../src/db/sql';
import { compileListQuery } from '../../src/store/lists/compile-list-query';
import type { ListFields } from '../../src/store/lists/list-field';

/** A row of every type that a list can have, to try list queries on. */
export type Book = {
  id: number;
  title: string | null;
  pages: number | null;
  price: number | null;
  isLent: boolean | null;
  printed: Date | null;
  owner: string | null;
  binding: 'paper' | 'cloth' | 'leather' | null;
};

export const BINDING_CODES = { paper: 1, cloth: 2, leather: 3 } as const;

export const BOOK_FIELDS: ListFields = {
  title: { column: trusted('b.title'), type: 'text' },
  'print.pages': { column: trusted('b.pages'), type: 'number' },
  price: { column: trusted('b.price'), type: 'number' },
  isLent: { column: trusted('b.is_lent'), type: 'boolean' },
  printed: { column: trusted('b.printed'), type: 'date' },
  ownerId: { column: trusted('b.owner'), type: 'id', none: '00000000-0000-0000-0000-000000000000' },
  binding: { column: trusted('b.binding'), type: 'code', codes: BINDING_CODES },
};

export const TIE_BREAK = trusted('b.id');

/** Load options as they stand in an address: each value JSON. */
export function readListQuery(options: Record<string, unknown>): ListQuery {
  const query = Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]);
  return z.parse(listQuery, Object.fromEntries(query));
}

export async function fillShelf(db: Database, books: readonly Book[]): Promise<void> {
  await db.execute(`create table if not exists books (id int primary key, title text, pages int, price numeric,
    is_lent boolean, printed timestamptz, owner uuid, binding text); delete from books`);
  await db.query(
    sql`insert into books
        select id, title, pages, price, "isLent", printed, owner, binding
          from jsonb_to_recordset(${JSON.stringify(books)}::jsonb)
            as b (id int, title text, pages int, price numeric, "isLent" boolean, printed timestamptz,
                  owner uuid, binding text)`,
  );
}

/** The ids of the books that the options let through, in their order. */
export async function findBooks(db: Database, options: Record<string, unknown>): Promise<number[]> {
  const { where, orderBy, limit } = compileListQuery(readListQuery(options), BOOK_FIELDS, TIE_BREAK);
  const rows = await db.query<{ id: number }>(
    sql`select b.id from books b where ${where} order by ${orderBy} ${limit}`,
  );
  return rows.map(({ id }) => id);
}
