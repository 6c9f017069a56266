import type { Db } from './db';
import { MIGRATIONS, NewerDatabaseError } from './migrate';
import { sql } from './sql';

/** A database that the server has not brought up to date; its message is one sentence for the operator. */
export class OlderDatabaseError extends Error {
  override name = 'OlderDatabaseError';
}

/** Refuses a database whose schema is not the one that this program knows. Changes nothing. */
export async function assertMigrated(db: Db, known = MIGRATIONS.at(-1)?.version ?? 0): Promise<void> {
  const found = await versionOf(db);
  if (found > known) throw new NewerDatabaseError(found, known);
  if (found === known) return;
  throw new OlderDatabaseError(
    found === 0
      ? 'The database is empty. Start Lantern once: it makes the tables and the first tenant.'
      : `The database is at version ${found}; this program needs version ${known}. Start the server: it migrates.`,
  );
}

async function versionOf(db: Db): Promise<number> {
  const [table] = await db.query<{ exists: boolean }>(
    sql`select to_regclass('migrations') is not null as exists`,
  );
  if (!table?.exists) return 0;
  const [row] = await db.query<{ found: number }>(
    sql`select coalesce(max(version), 0)::int as found from migrations`,
  );
  return row?.found ?? 0;
}
