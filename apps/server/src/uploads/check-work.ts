import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import { loggedReason } from '../log/logged-error';
import { NO_EFFECT, type Work } from '../jobs/work';
import { fileKey, type FileStorage } from '../storage/file-storage';
import { listUnchecked, setChecked, type Unchecked } from '../store/uploads/uploads';
import type { Scanner } from '../virus-scan/scanner';

export type CheckDeps = { db: Db; files: FileStorage; scanner: Scanner; log: FastifyBaseLogger };

const MOST_AT_ONCE = 100;
/** Then the scanner is away, and not the files at fault. */
const MOST_FAILURES = 3;

/** Has the scanner look at what it could not look at when it came; in each minute, by one server for all. */
export function checkWork(deps: CheckDeps): Work {
  return {
    queue: 'check-uploads',
    leaseSeconds: 900,
    every: { seconds: 60 },
    run: async (_job, stopping) => {
      let failures = 0;
      for (const unchecked of await listUnchecked(deps.db, MOST_AT_ONCE)) {
        if (stopping.aborted || failures >= MOST_FAILURES) break;
        failures = (await check(deps, unchecked)) ? 0 : failures + 1;
      }
      return NO_EFFECT;
    },
  };
}

/** False where the scanner could not say. */
async function check({ db, files, scanner, log }: CheckDeps, unchecked: Unchecked): Promise<boolean> {
  const bytes = await files.open(fileKey(unchecked.tenantId, unchecked.fileId), null);
  // Lost bytes are nobody's danger; whoever asks for them is told that they are not there.
  if (!bytes) return true;
  try {
    const verdict = await scanner(bytes);
    await setChecked(db, unchecked, verdict === 'clean' ? 'ready' : 'refused');
    if (verdict === 'infected') log.warn({ attachment: unchecked.id }, 'a virus was found in a file');
    return true;
  } catch (error) {
    log.warn({ reason: loggedReason(error) }, 'a file is still unchecked');
    return false;
  }
}
