import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../src/db/migrate';
import { openPostgresql } from '../src/db/open-postgresql';
import { raiseTenantWall } from '../src/db/tenant-wall';
import { schemaStamp } from './schema-stamp';

export type TemporaryDatabase = { url: string; drop: () => Promise<void> };

/** A fresh database on a PostgreSQL server, copied from one that holds the schema and is made once. */
export async function createTemporaryDatabase(serverUrl: string): Promise<TemporaryDatabase> {
  const template = `lantern_template_${schemaStamp()}`;
  const name = `${databasesOfRun()}${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    // Test processes start together: one makes the template, the others wait for it.
    await client.query('select pg_advisory_lock(7228520)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, { serverUrl, template });
    // Its files are copied: what went through the log of a database that lives for a test would be written twice.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: databaseUrl(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** Those that test files lent each other, and that nobody dropped. */
export async function dropDatabasesOfRun(serverUrl: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [databasesOfRun()],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}

/** How their names begin; other runs may use the same server. */
function databasesOfRun(): string {
  return `lantern_test_${process.env['LANTERN_TEST_RUN'] ?? ''}_`;
}

/** Under another name until it is whole, so that a run that is broken off leaves no half of a template. */
async function makeTemplate(
  client: pg.Client,
  { serverUrl, template }: { serverUrl: string; template: string },
): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template template0`);
  const url = databaseUrl(serverUrl, unfinished);
  const database = openPostgresql({ url, poolSize: 1, onConnectionLost: () => undefined });
  await migrate(database);
  await raiseTenantWall(database);
  await database.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
