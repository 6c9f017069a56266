import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedTemplate } from '../../testing/embedded-template';
import { buildKilledProgram, type KilledProgram } from '../../testing/killed-program';
import { type MailServer, openMailServer } from '../../testing/mail/mail-server';
import { createTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import { ADA, insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database } from '../db/db';
import { openEmbedded } from '../db/open-embedded';
import { openPostgresql } from '../db/open-postgresql';
import { sql } from '../db/sql';
import { upsertSetting } from '../store/setup/tenant-setup';
import { type MailKind, mailRule } from './mail-kinds';
import { queueMails } from './queue-mails';

const SERVER_URL = process.env['TEST_DATABASE_URL'];
/** `npm run faults` wants more of them. */
const KILLS = Number(process.env['TEST_KILLS'] ?? 20);
/** More of each kind than can have come before the last kill. */
const MAILS = KILLS * 2;
const AT_ONCE = 5;
const STARTED = new Date();
const SLOWEST_MS = 60;

const KINDS = ['certificate', 'digest'] as const;

let mailer: KilledProgram;
let server: MailServer;
let temporary: TemporaryDatabase | null = null;
let onTaken = () => {};

beforeAll(async () => {
  server = await openMailServer({
    delayMs: () => Math.random() * SLOWEST_MS,
    onTaken: () => onTaken(),
  });
  mailer = await buildKilledProgram('mail/killed-mailer.ts');
  if (SERVER_URL) temporary = await createTemporaryDatabase(SERVER_URL);
  const db = await openDatabase({ isNew: true });
  await insertTestTenants(db);
  for (const kind of KINDS) await upsertSetting(db, NORTH.id, mailRule(kind).setting, true);
  // By turns, so that both are under way when it is killed.
  for (let from = 0; from < MAILS; from += AT_ONCE) for (const kind of KINDS) await queue(db, kind, from);
  await db.close();
}, 180_000);

afterAll(async () => {
  await mailer.remove();
  await server.close();
  await temporary?.drop();
});

async function queue(db: Database, kind: MailKind, from: number): Promise<void> {
  const mails = Array.from({ length: AT_ONCE }, (_, index) => {
    const about = String(from + index);
    return { userId: ADA.id, about, facts: { title: `No. ${about}.`, path: '/learn' } };
  });
  await queueMails(db, NORTH.id, { kind, mails, now: STARTED });
}

async function openDatabase({ isNew }: { isNew: boolean }): Promise<Database> {
  if (temporary)
    return openPostgresql({ url: temporary.url, poolSize: 2, onConnectionLost: () => undefined });
  const dataDir = join(mailer.folder, 'data/database');
  return openEmbedded({ dataDir, ...(isNew && { loadDataDir: await embeddedTemplate() }) });
}

const start = (onMessage: (message: unknown) => void) =>
  mailer.start(
    {
      ...(temporary ? { DATABASE_URL: temporary.url } : { LANTERN_DATA: join(mailer.folder, 'data') }),
      STARTED: String(STARTED.getTime()),
      SMTP_PORT: String(server.settings.port),
    },
    onMessage,
  );

/** Killed while the mail server has a mail and has not answered, or just has. */
async function killAfter(mails: number, delayMs: number): Promise<void> {
  let left = mails;
  await new Promise<void>((resolve, reject) => {
    onTaken = () => {
      left -= 1;
      if (left === 0) setTimeout(() => void mailer.kill().then(resolve, reject), delayMs);
    };
    start(() => {}).catch(reject);
  });
  onTaken = () => {};
}

/** The Message-IDs under which the mail server has taken each mail of this kind, as often as it has. */
function idsTaken(kind: MailKind): string[][] {
  const ids = new Map<string, string[]>();
  for (const { headers } of server.taken) {
    const [subject = ''] = headers.get('subject') ?? [];
    const [id = ''] = headers.get('message-id') ?? [];
    if (!headers.get('list-id')?.[0]?.startsWith(`<${kind}.`)) continue;
    ids.set(subject, [...(ids.get(subject) ?? []), id]);
  }
  return [...ids.values()];
}

test(`over ${KILLS} kills no account mail is missing, each has one Message-ID, and no digest comes twice`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) await killAfter(1 + (kill % 4), (kill % 3) * (SLOWEST_MS / 2));
  await new Promise<void>((resolve, reject) => {
    start((message) => message === 'empty' && resolve()).catch(reject);
  });
  await mailer.kill();

  const account = idsTaken('certificate');
  const digests = idsTaken('digest');
  expect(account).toHaveLength(MAILS);
  expect(account.filter((ids) => new Set(ids).size > 1)).toEqual([]);
  expect(digests.filter((ids) => ids.length > 1)).toEqual([]);
  const db = await openDatabase({ isNew: false });
  const states = await db.query<{ kind: string; sent: number; unknown: number }>(
    sql`select kind, count(sent)::int as sent, (count(*) filter (where refusal = 'unknown'))::int as unknown
          from mails group by kind order by kind`,
  );
  await db.close();
  const [, digestState] = states;
  expect(states[0]).toEqual({ kind: 'certificate', sent: MAILS, unknown: 0 });
  // What nobody knows of is said to be so, and all else has come.
  expect((digestState?.sent ?? 0) + (digestState?.unknown ?? 0)).toBe(MAILS);
  expect(digestState?.unknown).toBeLessThanOrEqual(KILLS);
  expect(digests.length).toBeGreaterThanOrEqual(digestState?.sent ?? 0);
}, 1_800_000);
