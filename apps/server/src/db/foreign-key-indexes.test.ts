import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_DATA } from '../privacy/personal-data';
import { lendDatabase } from '../../testing/lent-database';
import type { Database } from './db';
import { sql } from './sql';

let db: Database;
beforeAll(async () => {
  db = await lendDatabase();
});
afterAll(() => db.close());

/** Keys that do without, and why. */
const EXCEPTIONS = [
  // A course is archived, never erased; with such an index a learner's own access would be sought among all of a course.
  'objective_accesses → objectives',
];

/** Indexes that a search by these columns can use: they stand first in it, in whatever order, for all who have a user. */
const IS_INDEXED = sql`exists (
  select from pg_index i
   where i.indrelid = t.table_id and i.indisvalid
     and coalesce(pg_get_expr(i.indpred, i.indrelid), '(user_id IS NOT NULL)') = '(user_id IS NOT NULL)'
     and (select array_agg(x order by x) from unnest((i.indkey::int2[])[0:cardinality(t.columns) - 1]) x)
       = (select array_agg(x order by x) from unnest(t.columns) x))`;

test('every foreign key has an index: what a row refers to can be erased without reading the whole table', async () => {
  const without = await db.query<{ key: string }>(
    sql`select t.table_id::regclass || ' → ' || t.refers_to::regclass as key
          from (select conrelid as table_id, confrelid as refers_to, conkey as columns
                  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace) t
         where not ${IS_INDEXED} order by 1`,
  );
  expect(without.map(({ key }) => key)).toEqual(EXCEPTIONS);
});

test('whatever is known of a person is found by an index, to be handed out or erased', async () => {
  const without = await db.query<{ name: string }>(
    sql`select t.table_id::regclass::text as name
          from (select c.oid as table_id, array_agg(a.attnum) as columns
                  from pg_class c
                  join pg_attribute a on a.attrelid = c.oid and a.attname in ('tenant_id', 'user_id')
                 where c.relname = any(${Object.keys(PERSONAL_DATA)}::text[])
                   and c.relnamespace = current_schema()::regnamespace
                 group by c.oid having count(*) = 2) t
         where not ${IS_INDEXED} order by 1`,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
