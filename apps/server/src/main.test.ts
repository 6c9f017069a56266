import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './db/db';
import { lockFolder } from './db/folder-lock';
import { openEmbedded } from './db/open-embedded';
import { openPostgresql } from './db/open-postgresql';
import { sql } from './db/sql';
import { findFallbackTenant } from './store/setup/tenant-setup';
import { embeddedTemplate } from '../testing/embedded-template';
import { freePort } from '../testing/free-port';
import { testOperator } from '../testing/operations/operator';
import { makePlatformProgram, type PlatformProgram } from '../testing/platform-program';
import { createTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';

// Whole programs on whole databases, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const SENDER = { deviceId: 'd', mobile_web: false, role: 'learner', locale: 'en-US', app_version: '1' };

let program: PlatformProgram;
let temporary: TemporaryDatabase | null = null;
let port: number;

beforeAll(async () => {
  program = await makePlatformProgram();
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) temporary = await createTemporaryDatabase(serverUrl);
  else await (await openEmbedded({ dataDir: dataDir(), loadDataDir: await embeddedTemplate() })).close();
});
afterAll(async () => {
  await program.remove();
  await temporary?.drop();
});
beforeEach(async () => {
  port = await freePort();
});
afterEach(() => program.killAll());

const dataDir = () => join(program.folder, 'data/database');
const settings = () => ({ PORT: String(port), ...(temporary && { DATABASE_URL: temporary.url }) });

function openDatabase(): Promise<Database> | Database {
  if (!temporary) return openEmbedded({ dataDir: dataDir() });
  return openPostgresql({ url: temporary.url, poolSize: 1, onConnectionLost: () => undefined });
}

async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase();
  const result = await work(db);
  await db.close();
  return result;
}

async function report(ids: string[]): Promise<number> {
  const events = ids.map((id) => ({
    id,
    name: 'objective_start',
    occurred: '2026-03-01T00:00:00Z',
    properties: {},
  }));
  const { status } = await fetch(`http://127.0.0.1:${port}/api/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      origin: `http://127.0.0.1:${port}`,
    },
    body: JSON.stringify({ user: SENDER, events }),
  });
  return status;
}

test('a start serves pages, files that never change, and calls; SIGTERM ends it with 0 and nothing to complain of', async () => {
  const platform = await program.start(settings());
  const page = await fetch(`http://127.0.0.1:${port}/learn/courses`);
  expect(await page.text()).toContain('<p>Hello</p>');
  const file = await fetch(`http://127.0.0.1:${port}/learn/assets/entry-1a2b3c4d.js`);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`http://127.0.0.1:${port}/learn/assets/none.js`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  platform.signal('SIGTERM');
  platform.signal('SIGINT');
  expect(await platform.ended).toBe(0);
  expect(platform.output()).toBe('');
});

test('said to stop, it says so to who watches, goes on serving for a while, and a second word ends the wait', async () => {
  const platform = await program.start({ ...settings(), STOP_DELAY_SECONDS: '300' });
  const look = () => fetch(`http://127.0.0.1:${port}/readyz`);
  expect((await look()).status).toBe(200);
  platform.signal('SIGTERM');
  let ready = await look();
  while (ready.status === 200) ready = await look();
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  const page = await fetch(`http://127.0.0.1:${port}/learn/courses`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  platform.signal('SIGTERM');
  expect(await platform.ended).toBe(0);
});

test('a kill -9 between and after acknowledged writes loses none, and none is there twice', async () => {
  const batches = Array.from({ length: 2 }, () => Array.from({ length: 5 }, () => randomUUID()));
  for (const batch of batches) {
    const platform = await program.start(settings());
    expect(await report(batch)).toBe(200);
    platform.signal('SIGKILL');
    expect(await platform.ended).toBe(null);
  }
  const last = await program.start(settings());
  // As a browser would that never saw the answer.
  for (const batch of batches) expect(await report(batch)).toBe(200);
  last.signal('SIGTERM');
  expect(await last.ended).toBe(0);
  const kept = await onDatabase((db) => db.query<{ id: string }>(sql`select id from events`));
  expect(kept.map(({ id }) => id).sort()).toEqual(batches.flat().sort());
});

test('a file that a call brings is worked on where nobody waits for it', async () => {
  const { clientId, clientSecret } = await onDatabase(async (db) => {
    const tenant = await findFallbackTenant(db);
    const operator = testOperator(db, { tenantId: tenant?.id ?? '', now: new Date() });
    const client = await operator.run('clients add', { name: 'Records', scope: ['people'] });
    return client as { clientId: string; clientSecret: string }; // told once
  });
  const platform = await program.start(settings());
  const origin = `http://127.0.0.1:${port}`;
  const asked = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await asked.json()) as { access_token: string };
  const bring = async (line: string) => {
    const answer = await fetch(`${origin}/api/platform/v1/operations/people/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: `email,firstName,lastName\n${line}\n`,
    });
    return [answer.status, await answer.json()];
  };
  expect(await bring('mia@p.test,Mia,Moss')).toEqual([200, expect.objectContaining({ added: 1 })]);
  expect(await bring('mia,Mia,Moss')).toEqual([
    422,
    expect.objectContaining({
      code: 'operationRefused',
      bad: [{ line: 2, reason: 'email: Is not an e-mail address' }],
    }),
  ]);
  platform.signal('SIGTERM');
  expect([await platform.ended, platform.output()]).toEqual([0, '']);
});

test('a busy port is one sentence, and the database is left in order', async () => {
  const holder = createServer().listen(port, '127.0.0.1');
  await once(holder, 'listening');
  const { code, said } = await program.run(settings());
  holder.close();
  expect(said.at(-1)).toBe(
    `Port ${port} is already in use. Set PORT to a free one, or stop the program that holds it.`,
  );
  expect(code).toBe(1);
});

test('an address that is not this machine’s is one sentence', async () => {
  const { code, said } = await program.run({
    ...settings(),
    HOST: '203.0.113.7',
    PUBLIC_URL: 'https://learn.example.org',
  });
  expect(said.at(-1)).toBe(
    `No port ${port} can be opened on 203.0.113.7 (EADDRNOTAVAIL). Set HOST and PORT to ones that can.`,
  );
  expect(code).toBe(1);
});

test('a setting that is not safe is one sentence, before anything is opened', async () => {
  const { code, said } = await program.run({ ...settings(), PUBLIC_URL: 'http://learn.example.org' });
  expect(said).toEqual([expect.stringMatching(/^PUBLIC_URL must be https/)]);
  expect(code).toBe(1);
});

test('a setting that cannot work is one sentence, before anything is opened', async () => {
  const { code, said } = await program.run({ ...settings(), SESSION_HOURS: 'long' });
  expect(said).toEqual(['SESSION_HOURS must be a whole number from 1 to 720, not "long".']);
  expect(code).toBe(1);
});

test('a data folder that cannot be written is one sentence', async () => {
  const file = join(program.folder, 'a-file');
  await writeFile(file, '');
  const { code, said } = await program.run({ PORT: String(port), LANTERN_DATA: file });
  expect(said.at(-1)).toBe(
    `The data folder ${file} cannot be written (EEXIST). Set LANTERN_DATA to a folder that can.`,
  );
  expect(code).toBe(1);
});

test('a data folder that another process holds is one sentence, and stays with it', async () => {
  const folder = join(program.folder, 'held');
  const unlock = await lockFolder(folder);
  const { code, said } = await program.run({ PORT: String(port), LANTERN_DATA: folder });
  expect(said.at(-1)).toBe(
    `The data folder ${folder} is in use by another Lantern (process ${process.pid}). Stop it, or set LANTERN_DATA.`,
  );
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual(['lantern.pid']);
  await unlock();
});

test('a database that a newer program has changed is one sentence, and stays as it is', async () => {
  await onDatabase((db) =>
    db.query(sql`insert into migrations (version, name) values (9999, '9999_future')`),
  );
  const { code, said } = await program.run(settings());
  expect(said.at(-1)).toMatch(/^The database is at version 9999; this program knows versions up to \d+\.$/);
  expect(code).toBe(1);
});
