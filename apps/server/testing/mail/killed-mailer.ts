import pino from 'pino';
import { connect } from '../../src/db/connect';
import { countOf } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { startJobs } from '../../src/jobs/start-jobs';
import { mailWork } from '../../src/mail/mail-work';
import { smtpTransport } from '../../src/mail/smtp-transport';
import { plainDigest } from './plain-digest';

/** Time runs faster here, so that a lease is over soon. */
const SPEED = 120;

/** For the test that kills it: sends what waits. */
async function main({ DATABASE_URL, LANTERN_DATA, STARTED, SMTP_PORT }: Record<string, string | undefined>) {
  const started = Number(STARTED);
  const clock = () => new Date(started + (Date.now() - started) * SPEED);
  const db = await connect({
    databaseUrl: DATABASE_URL ?? null,
    dataFolder: LANTERN_DATA ?? '',
    poolSize: 3,
    onConnectionLost: () => undefined,
  });
  const tell = async () => {
    if ((await countOf(db, sql`select count(*)::int as count from jobs where queue = 'mail'`)) === 0)
      process.send?.('empty');
  };
  const log = pino({ level: 'info' }, { write: () => void tell() });
  const from = 'learning@north.test';
  const server = { host: '127.0.0.1', port: Number(SMTP_PORT), isTls: false, user: null, password: null };
  const transport = smtpTransport({ ...server, from, dkim: null });
  process.send?.('ready');
  const origin = 'http://localhost';
  const mailing = { db, clock, log, transport, from, origin, writeDigest: plainDigest };
  startJobs({ db, clock, log }, [mailWork(mailing)]);
}

void main(process.env);
