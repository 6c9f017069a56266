import pg from 'pg';
import type { Database, Db } from './db';
import { sqlStateOf } from './errors';
import type { Sql } from './sql';
import { statementNames } from './statement-names';
import { rememberedWall, tenantSettings } from './tenant-wall';

/** Serialization failure and deadlock: the work itself was right, so it is done again. */
const RETRIED_STATES = new Set(['40001', '40P01']);
const TRIES = 3;

/** As the embedded database reads them: int8 and numeric as numbers, a date as its text. */
const PARSERS: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number, 1082: (text) => text };
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
};

/** What stands between us and PostgreSQL: nothing, or a pooler that lends a connection for one transaction at a time. */
export const POOLERS = ['none', 'transaction'] as const;
export type Pooler = (typeof POOLERS)[number];

export type PostgresqlOptions = {
  url: string;
  /** For migrations, past a pooler. */
  directUrl?: string | null;
  pooler?: Pooler;
  poolSize: number;
  onConnectionLost: (error: Error) => void;
};

const LIMITS_MS = {
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
};
const CONNECT_MS = 2000;

/** How a connection is told its limits, and whether it may remember statements by name. */
type Manner = {
  startUp: Partial<typeof LIMITS_MS>;
  begin: string;
  nameOf: (statement: Sql) => string | null;
};

/** A pool with the limits of the safety page; a restart of PostgreSQL does not end the process. */
export function openPostgresql(options: PostgresqlOptions): Database {
  const { url, directUrl, pooler = 'none', poolSize, onConnectionLost } = options;
  const manner = mannerOf(pooler);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    ...manner.startUp,
    application_name: 'lantern',
    types,
  });
  // The pool listens to its idle connections only; one that is lost while it is lent would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);

  const db: Db = {
    query: <Row>(statement: Sql) => run<Row>(pool, statement, manner),
    transaction: (work) => inTransaction(pool, manner, work),
  };
  const hasWall = rememberedWall(db);
  return {
    ...db,
    kind: 'postgresql',
    forTenant: (tenantId) => ({
      query: (statement) => db.query(statement),
      transaction: async (work) =>
        inTransaction(pool, (await hasWall()) ? behindWall(manner, tenantId) : manner, work),
    }),
    execute: (script) => executeScript(directUrl ?? url, script),
    close: () => pool.end(),
  };
}

/** A pooler takes no options at the start, and hands the connection of one transaction to somebody else's next. */
function mannerOf(pooler: Pooler): Manner {
  if (pooler === 'none') return { startUp: LIMITS_MS, begin: 'begin', nameOf: statementNames() };
  const limits = Object.entries(LIMITS_MS).map(([name, ms]) => `set local ${name} = ${ms}`);
  return { startUp: {}, begin: ['begin', ...limits].join('; '), nameOf: () => null };
}

/** A statement that is prepared on one side of the wall would be planned anew on the other: it has a second name there. */
function behindWall({ startUp, begin, nameOf }: Manner, tenantId: string): Manner {
  return {
    startUp,
    begin: `${begin}; ${tenantSettings(tenantId)}`,
    nameOf: (statement) => {
      const name = nameOf(statement);
      return name && `tenant_${name}`;
    },
  };
}

/** On a connection of its own, without limits: nobody gets it afterwards. */
async function executeScript(connectionString: string, script: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'lantern',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `begin; set local statement_timeout = 0; set local lock_timeout = 0;\n${script}\n;commit`,
    );
  } finally {
    await client.end();
  }
}

async function run<Row>(client: pg.Pool | pg.PoolClient, statement: Sql, { nameOf }: Manner): Promise<Row[]> {
  const { text, values } = statement;
  const name = nameOf(statement);
  const { rows } = await client.query(name === null ? { text, values } : { name, text, values });
  return rows as Row[]; // the store that wrote the statement states its row
}

async function inTransaction<T>(pool: pg.Pool, manner: Manner, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    const tx: Db = {
      query: (statement) => run(client, statement, manner),
      transaction: (inner) => inner(tx),
    };
    try {
      await client.query(manner.begin);
      const result = await work(tx);
      await commit(client);
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      if (attempt >= TRIES || !RETRIED_STATES.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

/** A transaction in which a statement failed is rolled back by its commit, which PostgreSQL does not call an error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('A failed statement was passed over, so nothing was committed.');
}
