import { type Job, renewJob } from '../store/platform/jobs';
import { logFailure } from '../log/log-failure';
import { LostClaim } from './end-job';
import type { JobDeps } from './run-next-job';

export type Lease = { leaseSeconds: number; renewMs: number };

/**
 * Does what may take longer than its lease, which is renewed all the while; told to stop, or once somebody else has it, the
 * work is told so. Where nothing can be renewed the lease ends, and whoever has it then keeps the effect from being twice.
 */
export async function keepLease<T>(
  { db, clock, log }: JobDeps,
  { job, lease: { leaseSeconds, renewMs } }: { job: Job; lease: Lease },
  stopping: AbortSignal,
  work: (ending: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let isRenewing = false;
  const renew = async () => {
    if (isRenewing) return;
    isRenewing = true;
    const until = new Date(clock().getTime() + leaseSeconds * 1000);
    const kept = await renewJob(db, job, until).catch((error: unknown) => {
      logFailure(log, error, 'a lease was not renewed', { queue: job.queue, key: job.key });
      return 'kept';
    });
    if (kept === 'taken') lost.abort(new LostClaim());
    isRenewing = false;
  };
  const timer = setInterval(() => void renew(), renewMs);
  timer.unref();
  try {
    return await work(AbortSignal.any([stopping, lost.signal]));
  } finally {
    clearInterval(timer);
  }
}
