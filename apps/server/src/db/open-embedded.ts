import type { PGlite } from '@electric-sql/pglite';
import type { Database, Db } from './db';
import { EmbeddedInstance, type EmbeddedOptions } from './embedded-instance';
import { folderDatabase } from './folder-database';
import type { Sql } from './sql';

/** PostgreSQL inside this process. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir } = options;
  if (dataDir === undefined) return embeddedDatabase(await EmbeddedInstance.open(options));
  return folderDatabase({
    dataDir,
    open: () => EmbeddedInstance.open(options),
    databaseOf: embeddedDatabase,
  });
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
