import type { Database } from './db';
import { isUniqueViolation } from './errors';
import { sql } from './sql';

export type Migration = { version: number; name: string; script: string };

/** A database that a newer Lantern has already changed: going on could damage it. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';

  constructor(
    readonly found: number,
    readonly known: number,
  ) {
    super(`The database is at version ${found}; this program knows versions up to ${known}.`);
  }
}

const scripts = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const MIGRATIONS: readonly Migration[] = Object.entries(scripts)
  .map(([path, script]) => {
    const name = path.replace(/^.*\/|\.sql$/g, '');
    return { version: Number.parseInt(name, 10), name, script };
  })
  .sort((a, b) => a.version - b.version);

/** Several servers may start at once: one makes the table, the others wait for it. */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(7228519)';

/** Brings the schema up to date, forward only; several servers may start at once. Answers what was applied. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<string[]> {
  await database.execute(`${ONE_AT_A_TIME}; create table if not exists migrations (
    version int primary key, name text not null, applied timestamptz not null default now())`);
  const known = migrations.at(-1)?.version ?? 0;
  const found = await newestApplied(database);
  if (found > known) throw new NewerDatabaseError(found, known);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (migration.version <= found) continue;
    if (await apply(database, migration)) applied.push(migration.name);
  }
  return applied;
}

async function newestApplied(database: Database): Promise<number> {
  const [row] = await database.query<{ found: number }>(
    sql`select coalesce(max(version), 0)::int as found from migrations`,
  );
  return row?.found ?? 0;
}

/** All of it or nothing; its lock makes a second server wait, and the key then tells it that the work is done. */
async function apply(database: Database, { version, name, script }: Migration): Promise<boolean> {
  try {
    await database.execute(`lock table migrations in exclusive mode;
      insert into migrations (version, name) values (${version}, '${name}');
      ${script}`);
    return true;
  } catch (error) {
    if (isUniqueViolation(error) && (await newestApplied(database)) >= version) return false;
    throw error;
  }
}
