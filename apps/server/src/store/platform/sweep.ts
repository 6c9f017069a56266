import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/db';
import { logFailure } from '../../log/log-failure';
import type { FileStorage } from '../../storage/file-storage';
import { analyzeTables } from '../setup/analyze-tables';
import { deleteExpiredApiAccess } from './api-clients';
import { deleteAuditEntriesBefore } from './audit-entries';
import { deleteCommandsBefore } from './commands';
import { deleteEventsBefore } from './events';
import { countLearners } from '../suggestions/count-learners';
import { countSuccessions } from '../suggestions/count-successions';
import { deleteExpiredLti } from '../lti/lti-launches';
import { deleteExpiredAppGrants } from '../people/app-grants';
import { deleteExpiredSessions } from '../people/sessions';
import { sweepFiles } from './sweep-files';
import { MOST_SWEPT_AT_ONCE } from '../limits';

const SWEEP_EVERY_MS = 3_600_000;
const COMMANDS_KEPT_MS = 30 * 24 * 3_600_000;

export type Keeping = {
  /** How long a session may lie idle. */
  idleMs: number;
  retention: { eventsMs: number; auditMs: number };
};

/** Now and every hour: removes what nobody can use any more, and counts anew. Any number of servers may do it at once. */
export function startSweep(
  db: Database,
  {
    clock,
    log,
    files,
    ...keeping
  }: Keeping & { clock: () => Date; log: FastifyBaseLogger; files: FileStorage },
): () => void {
  const run = (work: () => Promise<void>) =>
    work().catch((error: unknown) => logFailure(log, error, 'the sweep failed'));
  const sweepAll = () => {
    void run(() => sweep(db, clock(), keeping));
    void run(() => sweepFiles(db, files, clock()));
    void run(() => countLearners(db));
    void run(() => countSuccessions(db));
  };
  sweepAll();
  const timer = setInterval(() => {
    sweepAll();
    if (db.kind === 'embedded') void run(() => analyzeTables(db));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep(db: Database, now: Date, { idleMs, retention }: Keeping): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredSessions(db, now, before(idleMs));
  await deleteExpiredAppGrants(db, now);
  await deleteExpiredLti(db, now);
  await deleteExpiredApiAccess(db, now);
  await deleteCommandsBefore(db, before(COMMANDS_KEPT_MS));
  await inBatches((most) => deleteEventsBefore(db, before(retention.eventsMs), most));
  await inBatches((most) => deleteAuditEntriesBefore(db, before(retention.auditMs), most));
}

/** Until a batch is not full: between two of them everybody else has their turn. */
async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(MOST_SWEPT_AT_ONCE)) === MOST_SWEPT_AT_ONCE);
}
