import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Db } from './db';
import type { Sql } from './sql';

/** PostgreSQL inside this process; without a folder it lives in memory (tests). */
export async function openEmbedded(folder?: string): Promise<Database> {
  const pglite = await PGlite.create({
    ...(folder && { dataDir: folder }),
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
    execute: async (script) => void (await pglite.exec(script)),
    close: () => pglite.close(),
  };
}

async function run<Row>(client: Pick<PGlite, 'query'>, { text, values }: Sql): Promise<Row[]> {
  const { rows } = await client.query<Row>(text, values);
  return rows;
}
