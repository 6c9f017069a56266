import type { Db } from '../db/db';
import type { Job } from '../store/platform/jobs';

/** What is written together with the end of the job: both, or neither. */
export type Effect = (tx: Db) => Promise<void>;

/** The work has ended its job itself, in the transaction of its effect: where that is somebody else's to open. */
export const ENDED = Symbol('ended');

/** How the jobs of one queue are done, one at a time on each server. */
export type Work = {
  queue: string;
  /** Longer than it ever takes, unless `run` keeps it: afterwards another server takes it for dead. */
  leaseSeconds: number;
  /** What takes its time is done here; what must happen once is the effect. Thrown, it is tried again later. */
  run: (job: Job, stopping: AbortSignal) => Promise<Effect | typeof ENDED>;
  /** Nothing waits any more: gives back what it took. */
  rest?: () => Promise<void>;
  /** It comes back so long after it was done, once for the whole platform; times that were missed are one. */
  every?: { seconds: number; isLaterAtFirst?: boolean };
};

export const NO_EFFECT: Effect = async () => {};
