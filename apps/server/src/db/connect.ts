import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './db';
import { sqlStateOf } from './errors';
import { lockFolder } from './folder-lock';
import { openEmbedded } from './open-embedded';
import { openPostgresql, type Pooler } from './open-postgresql';
import { sql } from './sql';

/** A database that cannot be reached; its message is one sentence for the operator. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

export type ConnectOptions = {
  databaseUrl: string | null;
  directUrl?: string | null;
  pooler?: Pooler;
  dataFolder: string;
  /** The folder that a new embedded database begins as; made anew where it is missing, as it is without a build. */
  emptyDatabase?: string;
  poolSize: number;
  onConnectionLost: (error: Error) => void;
};

/** PostgreSQL when an address is set, else the embedded one in the data folder. */
export async function connect(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, dataFolder } = options;
  if (databaseUrl) {
    const database = openPostgresql({ ...options, url: databaseUrl });
    await checkReachable(database, databaseUrl);
    return database;
  }
  const unlock = await lockFolder(dataFolder);
  try {
    const dataDir = join(dataFolder, 'database');
    if (options.emptyDatabase) await copyEmptyDatabase(options.emptyDatabase, dataDir);
    const database = await openEmbedded({ dataDir });
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Under another name until it is whole, so that a copy that was cut off is not taken for a database. */
async function copyEmptyDatabase(empty: string, dataDir: string): Promise<void> {
  if (existsSync(dataDir) || !existsSync(empty)) return;
  const copy = `${dataDir}.new`;
  await rm(copy, { recursive: true, force: true });
  await cp(empty, copy, { recursive: true });
  await rename(copy, dataDir);
}

async function checkReachable(database: Database, url: string): Promise<void> {
  try {
    await database.query(sql`select 1`);
  } catch (error) {
    await database.close();
    const { hostname, port, pathname } = new URL(url);
    const reason = sqlStateOf(error) ?? 'no answer in time';
    throw new DatabaseUnreachableError(
      `The database at ${hostname}:${port || 5432}${pathname} cannot be used (${reason}). Check DATABASE_URL and that PostgreSQL runs.`,
      { cause: error },
    );
  }
}
