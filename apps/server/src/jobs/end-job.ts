import type { Db } from '../db/db';
import { finishJob, type Job } from '../store/platform/jobs';

/** Undoes the effect of whoever comes too late. */
export class LostClaim extends Error {
  override name = 'LostClaim';
  override message = 'It took longer than its lease, or was asked for again: it is done again.';
}

/** In the transaction of its effect, as the last thing there. */
export async function endJob(tx: Db, job: Pick<Job, 'id' | 'claim'>): Promise<void> {
  if (!(await finishJob(tx, job))) throw new LostClaim();
}
