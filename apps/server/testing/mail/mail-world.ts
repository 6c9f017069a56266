import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { Database } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { runNextJob } from '../../src/jobs/run-next-job';
import { type MailKind, mailRule } from '../../src/mail/mail-kinds';
import { mailWork } from '../../src/mail/mail-work';
import { queueMails } from '../../src/mail/queue-mails';
import { smtpTransport } from '../../src/mail/smtp-transport';
import { upsertSetting } from '../../src/store/setup/tenant-setup';
import { lendDatabase } from '../lent-database';
import { ADA, insertTestTenants, NORTH, SOUTH } from '../test-tenants';
import { type MailServer, openMailServer } from './mail-server';
import { plainDigest } from './plain-digest';

export const NOON = new Date('2026-03-02T12:00:00Z');
export const HOUR_MS = 3_600_000;
const QUICK = { silenceMs: 300, longestMs: 2000 };

type Queued = { kind: MailKind; title: string; about: string; userId: string; tenantId: string };
export type MailState = { sent: boolean; refusal: string | null };

export type MailWorld = {
  db: Database;
  server: MailServer;
  clock: { now: Date };
  lines: Array<Record<string, unknown>>;
  queue: (differs?: Partial<Queued>) => Promise<number>;
  /** The next one that waits, to this mail server or another; false when none does. */
  send: (settings?: MailServer['settings']) => Promise<boolean>;
  /** The same when every lease is over. */
  sendLater: () => Promise<boolean>;
  states: () => Promise<MailState[]>;
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

/** For tests: two tenants that send all kinds of mail, and a mail server. */
export async function openMailWorld(): Promise<MailWorld> {
  const db = await lendDatabase();
  await insertTestTenants(db);
  for (const { id } of [NORTH, SOUTH])
    for (const kind of ['graded', 'digest'] as const)
      await upsertSetting(db, id, mailRule(kind).setting, true);
  const server = await openMailServer();
  const clock = { now: NOON };
  const lines: MailWorld['lines'] = [];
  const { log } = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  const deps = { db, clock: () => clock.now, log };
  const from = 'learning@north.test';
  const origin = 'https://lantern.test';
  const send: MailWorld['send'] = (settings = server.settings) =>
    runNextJob(deps, [
      mailWork({
        ...deps,
        transport: smtpTransport(settings, QUICK),
        from,
        origin,
        writeDigest: plainDigest,
      }),
    ]);
  return {
    db,
    server,
    clock,
    lines,
    queue: ({
      kind = 'certificate',
      title = 'Tea',
      about = randomUUID(),
      userId = ADA.id,
      tenantId = NORTH.id,
    } = {}) => {
      const facts = { title, path: '/learn/courses/redirect/x' };
      return queueMails(db, tenantId, { kind, mails: [{ userId, about, facts }], now: clock.now });
    },
    send,
    sendLater: () => {
      clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
      return send();
    },
    states: () =>
      db.query<MailState>(sql`select sent is not null as sent, refusal from mails order by queued, id`),
    reset: async () => {
      clock.now = NOON;
      lines.length = 0;
      server.taken.length = 0;
      server.will();
      for (const table of [sql`jobs`, sql`mails`, sql`notification_preferences`])
        await db.query(sql`delete from ${table}`);
    },
    close: async () => {
      await server.close();
      await db.close();
    },
  };
}
