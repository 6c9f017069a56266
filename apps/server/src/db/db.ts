import type { Sql } from './sql';

/** What stores need from a database. PGlite and PostgreSQL satisfy it alike. */
export type Db = {
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Inside, use only the handle it gives: PGlite has one connection, another query would wait for ever. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
};

export type Database = Db & {
  kind: 'embedded' | 'postgresql';
  /** The same for one tenant: its transactions stand behind the second wall (tenant-wall.ts), where it stands. */
  forTenant(tenantId: string): Db;
  /** Several statements without parameters, all of them or none: migrations. */
  execute(script: string): Promise<void>;
  close(): Promise<void>;
};

/** Of a statement that counts. */
export async function countOf(db: Db, statement: Sql): Promise<number> {
  const [row] = await db.query<{ count: number }>(statement);
  return row?.count ?? 0;
}

/** The only row, or null. */
export async function findOne<Row>(db: Db, statement: Sql): Promise<Row | null> {
  const rows = await db.query<Row>(statement);
  return rows[0] ?? null;
}
