import type { Database } from '../db/db';
import type { FileStorage } from '../storage/file-storage';
import { type Keeping, sweep } from '../store/platform/sweep';
import { sweepFiles } from '../store/platform/sweep-files';
import { analyzeTables } from '../store/setup/analyze-tables';
import { countLearners } from '../store/suggestions/count-learners';
import { countSuccessions } from '../store/suggestions/count-successions';
import { type Effect, NO_EFFECT, type Work } from './work';

const HOURLY = { seconds: 3600 };
/** Among many files, or years of events. */
const LONG_SECONDS = 1800;

/** What is done every hour, by one server for all: removes what nobody can use any more, and counts anew. */
export function housekeeping(
  db: Database,
  { clock, files, ...keeping }: Keeping & { clock: () => Date; files: FileStorage },
): Work[] {
  const works: Work[] = [
    chore('sweep', () => sweep(db, clock(), keeping)),
    chore('sweep-files', () => sweepFiles(db, files, clock())),
    counting('count-learners', countLearners),
    counting('count-successions', countSuccessions),
  ];
  if (db.kind !== 'embedded') return works;
  const analyze = chore('analyze', () => analyzeTables(db));
  return [...works, { ...analyze, every: { ...HOURLY, isLaterAtFirst: true } }];
}

/** In many transactions; done twice, it does no more than once. */
function chore(queue: string, work: () => Promise<void>): Work {
  return {
    queue,
    leaseSeconds: LONG_SECONDS,
    every: HOURLY,
    run: async () => {
      await work();
      return NO_EFFECT;
    },
  };
}

function counting(queue: string, count: Effect): Work {
  return { queue, leaseSeconds: LONG_SECONDS, every: HOURLY, run: async () => count };
}
