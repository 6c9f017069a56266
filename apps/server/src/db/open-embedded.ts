import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Db } from './db';
import type { Sql } from './sql';

export type EmbeddedOptions = {
  /** Without one it lives in memory. */
  dataDir?: string;
  /** The contents to begin with, as PGlite dumps them: much faster than making an empty database. */
  loadDataDir?: Blob;
};

/** PostgreSQL inside this process. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const pglite = await PGlite.create({
    ...options,
    parsers: {
      [types.INT8]: Number,
      [types.NUMERIC]: Number,
      [types.DATE]: (text: string) => text,
    },
  });
  return embeddedDatabase(pglite);
}

export function embeddedDatabase(pglite: PGlite): Database {
  return {
    kind: 'embedded',
    query: <Row>(statement: Sql) => run<Row>(pglite, statement),
    transaction: (work) =>
      pglite.transaction((inner) => {
        const tx: Db = { query: (statement) => run(inner, statement), transaction: (nested) => nested(tx) };
        return work(tx);
      }),
    execute: (script) => pglite.transaction(async (inner) => void (await inner.exec(script))),
    close: () => pglite.close(),
  };
}

async function run<Row>(client: Pick<PGlite, 'query'>, { text, values }: Sql): Promise<Row[]> {
  const { rows } = await client.query<Row>(text, values);
  return rows;
}
