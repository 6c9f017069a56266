import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/db';
import { analyzeTables } from './analyze-tables';
import { deleteCommandsBefore } from './commands';
import { deleteExpiredLti } from './lti-launches';
import { deleteExpiredSessions } from './sessions';

const SWEEP_EVERY_MS = 3_600_000;
const COMMANDS_KEPT_MS = 30 * 24 * 3_600_000;

/** Now and every hour: removes what nobody can use any more. Any number of servers may do it at once. */
export function startSweep(
  db: Database,
  { clock, idleMs, log }: { clock: () => Date; idleMs: number; log: FastifyBaseLogger },
): () => void {
  const sweep = async () => {
    const now = clock();
    await deleteExpiredSessions(db, now, new Date(now.getTime() - idleMs));
    await deleteExpiredLti(db, now);
    await deleteCommandsBefore(db, new Date(now.getTime() - COMMANDS_KEPT_MS));
  };
  const run = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ err: error }, 'the sweep failed'));
  void run(sweep);
  const timer = setInterval(() => {
    void run(sweep);
    if (db.kind === 'embedded') void run(() => analyzeTables(db));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
