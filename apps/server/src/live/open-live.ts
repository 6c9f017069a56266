import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/db';
import { logFailure } from '../log/log-failure';
import { createChangeReader } from './change-reader';
import { BEAT_MS, EMBEDDED_POLL_MS, POLL_MS, SESSIONS_CHECKED_MS } from './limits';
import { createLiveHub, type LiveHub } from './live-hub';
import { type Hint, openHint } from './notify-hint';
import { wakeOnCommit } from './wake-on-commit';

export type LiveOptions = {
  db: Database;
  clock: () => Date;
  idleMs: number;
  /** A connection past any pooler, by which servers hint each other; null where changes are polled for. */
  hintUrl: string | null;
};

export type Live = {
  hub: LiveHub;
  /** The database for whoever writes: a commit that changes something wakes the streams. */
  db: Database;
  /** Before the first stream. Until then a server does nothing for it. */
  start: () => Promise<void>;
};

/** Pages that are open hear what changes, on whichever server it was. Ends with the app. */
export function openLive(app: FastifyInstance, { db, clock, idleMs, hintUrl }: LiveOptions): Live {
  const { log } = app;
  const hub = createLiveHub({ db, clock, idleMs, random: Math.random });
  const reader = createChangeReader({
    db,
    pollMs: db.kind === 'embedded' ? EMBEDDED_POLL_MS : POLL_MS,
    log,
    onChanges: hub.deliver,
  });
  const hint: Hint | null = hintUrl === null ? null : openHint(hintUrl, db, log, reader.wake);
  const timers: Array<ReturnType<typeof setInterval>> = [];

  function startTimers(): void {
    if (timers.length > 0) return;
    const checkSessions = () =>
      void hub
        .checkSessions()
        .catch((error: unknown) => logFailure(log, error, 'sessions could not be checked'));
    timers.push(setInterval(hub.beat, BEAT_MS).unref());
    timers.push(setInterval(checkSessions, SESSIONS_CHECKED_MS).unref());
  }

  // Without it a stop would wait for streams that never end.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await reader.stop();
    await hint?.stop();
  });

  return {
    hub,
    db: wakeOnCommit(db, () => {
      reader.wake();
      hint?.send();
    }),
    start: async () => {
      await reader.start();
      hint?.listen();
      startTimers();
    },
  };
}
