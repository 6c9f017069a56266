import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import { deleteCommandsBefore } from './commands';
import { deleteExpiredLti } from './lti-launches';
import { deleteExpiredSessions } from './sessions';

const SWEEP_EVERY_MS = 3_600_000;
const COMMANDS_KEPT_MS = 30 * 24 * 3_600_000;

/** Now and every hour: removes what nobody can use any more. Any number of servers may do it at once. */
export function startSweep(
  db: Db,
  { clock, idleMs, log }: { clock: () => Date; idleMs: number; log: FastifyBaseLogger },
): () => void {
  const sweep = async () => {
    const now = clock();
    await deleteExpiredSessions(db, now, new Date(now.getTime() - idleMs));
    await deleteExpiredLti(db, now);
    await deleteCommandsBefore(db, new Date(now.getTime() - COMMANDS_KEPT_MS));
  };
  const run = () => sweep().catch((error: unknown) => log.warn({ err: error }, 'the sweep failed'));
  void run();
  const timer = setInterval(() => void run(), SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
