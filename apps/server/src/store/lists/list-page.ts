import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { CompiledList } from './compile-list-query';

/** totalCount where it was asked for. */
export type ListPage<Row> = { data: Row[]; totalCount: number | undefined };

/** One page of a list and how many rows all its pages have, on a page past the end too. `from` ends in a condition. */
export async function readListPage<Row>(
  db: Db,
  list: CompiledList,
  { columns, from }: { columns: Sql; from: Sql },
): Promise<ListPage<Row>> {
  const { where, orderBy, limit, take, isCounted } = list;
  const data =
    take === 0
      ? []
      : await db.query<Row>(sql`select ${columns} ${from} and ${where} order by ${orderBy} ${limit}`);
  if (!isCounted) return { data, totalCount: undefined };
  const counted = countByPage(list, data.length);
  if (counted !== null) return { data, totalCount: counted };
  const [row] = await db.query<{ total: number }>(sql`select count(*) as total ${from} and ${where}`);
  return { data, totalCount: row?.total ?? 0 };
}

/** A page that ends early is the last, and needs no counting; null where it may not be. */
function countByPage({ skip, take }: CompiledList, rows: number): number | null {
  return rows < take && (rows > 0 || skip === 0) ? skip + rows : null;
}
