import { endJob } from '../../jobs/end-job';
import { setImportDone } from '../../store/platform/import-orders';
import type { Job } from '../../store/platform/jobs';
import type { Note } from '../operation';

type Settled = { tenantId: string; id: string; job: Pick<Job, 'id' | 'claim'>; clock: () => Date };

/** What came of an order and the end of its job, in the transaction of its rows. Whoever has lost the job has brought in nothing. */
export function settleImport({ tenantId, id, job, clock }: Settled): Note {
  return async (tx, outcome) => {
    await setImportDone(tx, { tenantId, id }, { outcome, now: clock() });
    await endJob(tx, job);
  };
}
