import pg from 'pg';
import type { Database, Db } from './db';
import { sqlStateOf } from './errors';
import type { Sql } from './sql';
import { statementNames } from './statement-names';

/** Serialization failure and deadlock: the work itself was right, so it is done again. */
const RETRIED_STATES = new Set(['40001', '40P01']);
const TRIES = 3;

/** As the embedded database reads them: int8 and numeric as numbers, a date as its text. */
const PARSERS: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number, 1082: (text) => text };
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
};

export type PostgresqlOptions = { url: string; poolSize: number; onConnectionLost: (error: Error) => void };

/** A pool with the limits of the safety page; a restart of PostgreSQL does not end the process. */
export function openPostgresql({ url, poolSize, onConnectionLost }: PostgresqlOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'lantern',
    types,
  });
  pool.on('error', onConnectionLost);

  return {
    kind: 'postgresql',
    query: <Row>(statement: Sql) => run<Row>(pool, statement),
    transaction: (work) => inTransaction(pool, work),
    async execute(script) {
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0; set lock_timeout = 0');
        await client.query(`begin;\n${script}\n;commit`);
      } finally {
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

const nameOf = statementNames();

async function run<Row>(client: pg.Pool | pg.PoolClient, statement: Sql): Promise<Row[]> {
  const { text, values } = statement;
  const name = nameOf(statement);
  const { rows } = await client.query(name === null ? { text, values } : { name, text, values });
  return rows as Row[]; // the store that wrote the statement states its row
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    const tx: Db = { query: (statement) => run(client, statement), transaction: (inner) => inner(tx) };
    try {
      await client.query('begin');
      const result = await work(tx);
      await client.query('commit');
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
