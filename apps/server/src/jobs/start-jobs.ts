import { logFailure } from '../log/log-failure';
import { countJobs, insertJobs } from '../store/platform/jobs';
import { claimNext, type Claimed, type JobDeps, runJob } from './run-next-job';
import { NO_EFFECT, type Work } from './work';

const LOOK_EVERY_MS = 1000;
const REPORT_SECONDS = 300;
/** What comes back is tried for ever. */
const ENDLESS_TRIES = 2_147_483_647;

/**
 * Does whatever waits for as long as the server runs, one job of each queue at a time. Any number of servers may: each
 * claims what it does, and what a crash left is claimed again when its lease is over.
 */
export function startJobs(deps: JobDeps, given: readonly Work[]): () => Promise<void> {
  const works = [...given, reportWork(deps)];
  const stopping = new AbortController();
  const running = new Map<Work, Promise<void>>();
  const used = new Set<Work>();
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let isPlanned = false;

  const begin = (claimed: Claimed) => {
    const { work } = claimed;
    used.add(work);
    const done = runJob(deps, claimed, stopping.signal).finally(() => {
      running.delete(work);
      look();
    });
    running.set(work, done);
  };
  const claimAll = async () => {
    if (!isPlanned) await planRecurring(deps, works);
    isPlanned = true;
    for (;;) {
      const free = works.filter((work) => !running.has(work));
      const claimed = stopping.signal.aborted || free.length === 0 ? null : await claimNext(deps, free);
      if (claimed) begin(claimed);
      else return rest(free);
    }
  };
  const rest = async (free: readonly Work[]) => {
    for (const work of free) if (used.delete(work)) await work.rest?.();
  };
  const look = () => {
    if (stopping.signal.aborted) return;
    isWoken = looking !== null;
    looking ??= claimAll()
      .catch((error: unknown) => logFailure(deps.log, error, 'jobs cannot be looked for'))
      .finally(() => {
        looking = null;
        if (isWoken) look();
      });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await looking;
    await Promise.all(running.values());
    await rest(works);
  };
}

/** By the first server that knows of them. */
async function planRecurring({ db, clock }: JobDeps, works: readonly Work[]): Promise<void> {
  for (const { queue, every } of works) {
    if (!every) continue;
    const runAfter = new Date(clock().getTime() + (every.isLaterAtFirst ? every.seconds * 1000 : 0));
    await insertJobs(db, null, { queue, keys: [''], runAfter, mostTries: ENDLESS_TRIES });
  }
}

/** Into the log, by one server: how much waits, and what was given up. Nothing where nothing does. */
function reportWork({ db, clock, log }: JobDeps): Work {
  return {
    queue: 'report',
    leaseSeconds: 60,
    every: { seconds: REPORT_SECONDS, isLaterAtFirst: true },
    run: async () => {
      const queues = (await countJobs(db, clock())).filter(({ queue }) => queue !== 'report');
      for (const queue of queues) log.info(queue, 'jobs waiting');
      return NO_EFFECT;
    },
  };
}
