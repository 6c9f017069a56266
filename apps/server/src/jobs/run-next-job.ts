import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import { logFailure } from '../log/log-failure';
import { loggedReason } from '../log/logged-error';
import { claimJob, finishRecurringJob, type Job, setJobError } from '../store/platform/jobs';
import { endJob, LostClaim } from './end-job';
import { ENDED, type Work } from './work';

export type JobDeps = { db: Db; clock: () => Date; log: FastifyBaseLogger };

const MOST_ERROR_CHARACTERS = 500;

/** Claims one job of these and does it; false when none waits. One that fails is tried again later, and holds up no other. */
export async function runNextJob(deps: JobDeps, works: readonly Work[]): Promise<boolean> {
  const claimed = await claimNext(deps, works);
  if (claimed) await runJob(deps, claimed, new AbortController().signal);
  return claimed !== null;
}

export type Claimed = { job: Job; work: Work };

export async function claimNext({ db, clock }: JobDeps, works: readonly Work[]): Promise<Claimed | null> {
  const job = await claimJob(db, works, { now: clock(), claim: randomUUID() });
  const work = works.find(({ queue }) => queue === job?.queue);
  return job && work ? { job, work } : null;
}

/** The effect and the end of the job are one transaction. */
export async function runJob(
  { db, clock, log }: JobDeps,
  { job, work }: Claimed,
  stopping: AbortSignal,
): Promise<void> {
  const { queue, tries } = job;
  const started = clock().getTime();
  try {
    const effect = await work.run(job, stopping);
    if (effect !== ENDED)
      await db.transaction(async (tx) => {
        await effect(tx);
        await finish(tx, { job, work }, clock());
      });
    log.info({ queue, tries, ms: clock().getTime() - started }, 'a job is done');
  } catch (error) {
    logFailure(log, error, 'a job failed', { queue, key: job.key, tries: String(tries) });
    await setJobError(db, job, errorText(error)).catch(() => undefined);
  }
}

async function finish(tx: Db, { job, work: { every } }: Claimed, now: Date): Promise<void> {
  if (!every) return endJob(tx, job);
  const next = new Date(now.getTime() + every.seconds * 1000);
  if (!(await finishRecurringJob(tx, job, next))) throw new LostClaim();
}

/** As the log has it, in a line: a code says enough, a message may name people. */
function errorText(error: unknown): string {
  const { type, code, message } = loggedReason(error);
  return code ? `${type} ${code}` : (message ?? type).slice(0, MOST_ERROR_CHARACTERS);
}
