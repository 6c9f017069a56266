import type { Database } from '../src/db/db';
import { joinSql, sql, trusted } from '../src/db/sql';
import { openTestDatabase } from './test-database';

type Owned = { database: Database; tables: string[] };

/** What test files of this process gave back, empty: opening a database takes many times as long as emptying one. */
const given: Owned[] = [];

/** An empty database with the schema, for one test file after the other. Who changes the schema opens one of their own. */
export async function lendDatabase(): Promise<Database> {
  const owned = given.pop() ?? (await open());
  const { database } = owned;
  // On a server one is copied quickly, and what is kept would keep its connections.
  if (database.kind !== 'embedded') return database;
  let isLent = true;
  /** Whoever is late finds it closed, not another file's rows. */
  const whileLent = <T>(work: () => Promise<T>): Promise<T> =>
    isLent ? work() : Promise.reject(new Error('This database was given back.'));
  return {
    kind: database.kind,
    query: (statement) => whileLent(() => database.query(statement)),
    transaction: (work) => whileLent(() => database.transaction(work)),
    forTenant: (tenantId) => {
      const db = database.forTenant(tenantId);
      return {
        query: (statement) => whileLent(() => db.query(statement)),
        transaction: (work) => whileLent(() => db.transaction(work)),
      };
    },
    execute: (script) => whileLent(() => database.execute(script)),
    close: async () => {
      if (!isLent) return;
      isLent = false;
      await empty(owned);
      given.push(owned);
    },
  };
}

async function open(): Promise<Owned> {
  const database = await openTestDatabase();
  return { database, tables: await tablesOf(database) };
}

/** Most files fill a few tables only. Triggers and foreign keys rest meanwhile; what was deleted leaves no pages behind. */
async function empty({ database, tables }: Owned): Promise<void> {
  const left = await tablesOf(database);
  if (left.join() !== tables.join())
    throw new Error(`The test file leaves other tables than it found: ${left.join(', ')}`);
  const looks = tables.map(
    (table) => sql`select ${table}::text as name where exists (select from ${trusted(table)})`,
  );
  const filled = await database.query<{ name: string }>(joinSql(looks, ' union all '));
  await database.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    for (const { name } of filled) await tx.query(sql`delete from ${trusted(name)}`);
  });
  await database.query(
    sql`select setval(oid::regclass, 1, false) from pg_class
         where relkind = 'S' and relnamespace = current_schema()::regnamespace`,
  );
  if (filled.length > 0)
    await database.query(sql`vacuum ${trusted(filled.map(({ name }) => name).join(', '))}`);
  await database.query(sql`discard all`);
}

async function tablesOf(database: Database): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    sql`select format('%I', tablename) as name from pg_tables
         where schemaname = current_schema() and tablename <> 'migrations' order by tablename`,
  );
  return tables.map(({ name }) => name);
}
