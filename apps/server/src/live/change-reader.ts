import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import { logFailure } from '../log/log-failure';
import { findLiveState, type LiveChange, listChangesAfter, numberChanges } from '../store/live/live-changes';
import { CHANGES_AT_ONCE, GATHERED_MS } from './limits';

export type ReaderOptions = {
  db: Db;
  pollMs: number;
  log: FastifyBaseLogger;
  /** In the order of their numbers, each once. */
  onChanges: (changes: LiveChange[]) => Promise<void>;
};

export type ChangeReader = {
  /** From now on; what was before is nobody's news. Any number may ask for it. */
  start: () => Promise<void>;
  /** Something was written: looks soon. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** One a server: numbers what was committed, and reads on from the last number that it has read. */
export function createChangeReader({ db, pollMs, log, onChanges }: ReaderOptions): ChangeReader {
  let cursor = 0;
  let started: Promise<void> | null = null;
  let looking: Promise<void> | null = null;
  /** Whether it looks before the next poll. */
  let isSoon = false;
  let isFailing = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arm(): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(lookNow, isSoon ? GATHERED_MS : pollMs).unref();
  }

  function lookNow(): void {
    isSoon = false;
    looking = look()
      .then(() => {
        isFailing = false;
      }, onFailure)
      .finally(() => {
        looking = null;
        arm();
      });
  }

  /** What was read and not told is read again. A database that is away is told of once. */
  function onFailure(error: unknown): void {
    if (!isFailing) logFailure(log, error, 'changes could not be read');
    isFailing = true;
  }

  async function look(): Promise<void> {
    const { hasUnnumbered, newest } = await findLiveState(db);
    if (hasUnnumbered) isSoon = (await numberChanges(db)) || isSoon;
    else if (newest <= cursor) return;
    for (let isMore = true; isMore; ) {
      const changes = await listChangesAfter(db, cursor, CHANGES_AT_ONCE);
      if (changes.length > 0) await onChanges(changes);
      cursor = changes.at(-1)?.seq ?? cursor;
      isMore = changes.length === CHANGES_AT_ONCE && !isOver;
    }
  }

  async function begin(): Promise<void> {
    cursor = (await findLiveState(db)).newest;
    arm();
  }

  return {
    start: () => {
      started ??= begin().catch((error: unknown) => {
        started = null;
        throw error;
      });
      return started;
    },
    wake: () => {
      if (started === null || isSoon) return;
      isSoon = true;
      if (looking === null) arm();
    },
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await started?.catch(() => undefined);
      await looking;
    },
  };
}
