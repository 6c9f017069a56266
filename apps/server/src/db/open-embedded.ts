import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database, Db } from './db';
import { EmbeddedInstance, type EmbeddedOptions } from './embedded-instance';
import { folderDatabase } from './folder-database';
import type { Sql } from './sql';
import { rememberedWall, tenantSettings } from './tenant-wall';

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
  const db: Db = {
    query: <Row>(statement: Sql) => run<Row>(pglite, statement),
    transaction: (work) => pglite.transaction((inner) => work(handleIn(inner))),
  };
  const hasWall = rememberedWall(db);
  return {
    ...db,
    kind: 'embedded',
    forTenant: (tenantId) => ({
      query: (statement) => db.query(statement),
      transaction: async (work) => {
        if (!(await hasWall())) return db.transaction(work);
        return pglite.transaction(async (inner) => {
          await inner.exec(tenantSettings(tenantId));
          return work(handleIn(inner));
        });
      },
    }),
    execute: (script) => pglite.transaction(async (inner) => void (await inner.exec(script))),
    close: () => pglite.close(),
  };
}

function handleIn(transaction: Transaction): Db {
  const tx: Db = {
    query: (statement) => run(transaction, statement),
    transaction: (nested) => nested(tx),
  };
  return tx;
}

async function run<Row>(client: Pick<PGlite, 'query'>, { text, values }: Sql): Promise<Row[]> {
  const { rows } = await client.query<Row>(text, values);
  return rows;
}
