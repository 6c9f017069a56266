import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddedTemplate } from '../../../testing/embedded-template';
import { freePort } from '../../../testing/free-port';
import { testOperator } from '../../../testing/operations/operator';
import { makePlatformProgram, type PlatformProgram } from '../../../testing/platform-program';
import { createTemporaryDatabase, type TemporaryDatabase } from '../../../testing/temporary-database';
import { countOf, type Database } from '../../db/db';
import { openEmbedded } from '../../db/open-embedded';
import { openPostgresql } from '../../db/open-postgresql';
import { sql } from '../../db/sql';
import { findFallbackTenant } from '../../store/setup/tenant-setup';

const IMPORT = '/api/platform/v1/operations/people/import';
const LINES = 3000;
/** Once as soon as the order is accepted, then each time that somebody is at it. */
const KILLS = 3;

let program: PlatformProgram;
let temporary: TemporaryDatabase | null = null;
let port: number;

beforeAll(async () => {
  program = await makePlatformProgram();
  await mkdir(place());
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) temporary = await createTemporaryDatabase(serverUrl);
  else await (await openEmbedded({ dataDir: dataDir(), loadDataDir: await embeddedTemplate() })).close();
}, 180_000);
afterAll(async () => {
  await program.remove();
  await temporary?.drop();
});
beforeEach(async () => {
  port = await freePort();
});
afterEach(() => program.killAll());

const dataDir = () => join(program.folder, 'data/database');
const place = () => join(program.folder, 'temporary');
const start = () =>
  program.start({
    PORT: String(port),
    TMPDIR: place(),
    ...(temporary && { DATABASE_URL: temporary.url }),
  });

async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = temporary
    ? openPostgresql({ url: temporary.url, poolSize: 1, onConnectionLost: () => undefined })
    : await openEmbedded({ dataDir: dataDir() });
  const result = await work(db);
  await db.close();
  return result;
}

type Client = { clientId: string; clientSecret: string };

/** Of the tenant that the first start makes. */
async function addClient(): Promise<Client> {
  const platform = await start();
  platform.signal('SIGTERM');
  await platform.ended;
  return onDatabase(async (db) => {
    const { id: tenantId = '' } = (await findFallbackTenant(db)) ?? {};
    const now = new Date();
    const operator = testOperator(db, { tenantId, now });
    return (await operator.run('clients add', { name: 'Payroll', scope: ['people'] })) as Client; // what it answers
  });
}

const at = (path: string) => `http://127.0.0.1:${port}${path}`;

async function tokenOf({ clientId, clientSecret }: Client): Promise<string> {
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const reply = await fetch(at('/oauth/token'), { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await reply.json()) as { access_token: string }; // as the RFC has it
  return token;
}

/** Each import that is worked on has its file in a folder of its own, which a kill leaves behind. */
const copies = async () => (await readdir(place())).filter((name) => name.startsWith('lantern-call')).length;

/** The lease of a server that is gone is over. */
const passTime = () =>
  onDatabase((db) => db.query(sql`update jobs set run_after = now() where queue = 'import'`));

test('a platform that is killed while it imports does it once, in its own process and in one apart', async () => {
  const client = await addClient();
  const lines = Array.from({ length: LINES }, (_, line) => `p${line}@many.test,Pia,${line}\r\n`);
  let platform = await start();
  const headers = { authorization: `Bearer ${await tokenOf(client)}` };
  const ordered = await fetch(at(IMPORT), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv', prefer: 'respond-async' },
    body: `email,firstName,lastName\r\n${lines.join('')}`,
  });
  expect(ordered.status).toBe(202);
  for (let kill = 0; kill < KILLS; kill += 1) {
    platform.signal('SIGKILL');
    await platform.ended;
    await passTime();
    const before = await copies();
    platform = await start();
    await expect.poll(copies, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before);
  }
  const read = async () =>
    (await fetch(at(ordered.headers.get('location') ?? ''), { headers })).json() as Promise<{
      state: string;
    }>;
  await expect.poll(async () => (await read()).state, { timeout: 180_000 }).toBe('done');
  expect(await read()).toMatchObject({ outcome: { added: LINES, unchanged: 0 }, reason: null });
  platform.signal('SIGTERM');
  expect(await platform.ended).toBe(0);
  const counts = await onDatabase(async (db) => [
    await countOf(db, sql`select count(*)::int as count from users where email like '%@many.test'`),
    await countOf(db, sql`select count(*)::int as count from audit_entries where subject ? 'added'`),
    await countOf(db, sql`select count(*)::int as count from jobs where queue = 'import'`),
  ]);
  expect(counts).toEqual([LINES, 1, 0]);
}, 600_000);
