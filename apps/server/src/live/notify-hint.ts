import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import { sql } from '../db/sql';
import { loggedReason } from '../log/logged-error';
import { GATHERED_MS } from './limits';

const CHANNEL = 'live_changes';
const AGAIN_MS = 5000;
const CONNECT_MS = 2000;

export type Hint = {
  listen: () => void;
  /** Soon, for all that is committed by then. */
  send: () => void;
  stop: () => Promise<void>;
};

/**
 * Servers tell each other that there is something to read, by PostgreSQL's own `notify` after the commit, and hear it on a
 * connection past the pooler. It only makes the others faster: what is not heard is found by the next poll.
 */
export function openHint(url: string, db: Db, log: FastifyBaseLogger, onHint: () => void): Hint {
  let client: pg.Client | null = null;
  let isListening = false;
  let isOver = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let sending: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'lantern',
      keepAlive: true,
    });
    client = own;
    own.on('error', (error) => lose(own, error));
    own.on('end', () => lose(own, null));
    own.on('notification', onHint);
    await own.connect();
    await own.query(`listen ${CHANNEL}`);
    // What was said while nobody listened.
    onHint();
  }

  /** Once a connection, whatever it says at its end. */
  function lose(own: pg.Client, error: unknown): void {
    if (client !== own) return;
    client = null;
    void own.end().catch(() => undefined);
    if (isOver) return;
    log.warn({ reason: error === null ? 'ended' : loggedReason(error) }, 'hints of changes are not heard');
    again = setTimeout(open, AGAIN_MS).unref();
  }

  function open(): void {
    connect().catch((error: unknown) => {
      if (client) lose(client, error);
    });
  }

  return {
    listen: () => {
      if (!isListening) open();
      isListening = true;
    },
    send: () => {
      if (sending || isOver) return;
      sending = setTimeout(() => {
        sending = undefined;
        void db.query(sql`select pg_notify(${CHANNEL}, '')`).catch(() => undefined);
      }, GATHERED_MS).unref();
    },
    stop: async () => {
      isOver = true;
      clearTimeout(again);
      clearTimeout(sending);
      const own = client;
      client = null;
      await own?.end().catch(() => undefined);
    },
  };
}
