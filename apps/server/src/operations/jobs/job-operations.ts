import * as z from 'zod/mini';
import { type JobsOf, type ListedJob, listJobs, removeJobs, retryJobs } from '../../store/operator/job-admin';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';

const MOST = 1000;

const jobId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, 'Not the id of a job'));

const showJobs = operation({
  noun: 'jobs',
  verb: 'list',
  scope: 'jobs.read',
  summary: `Lists what waits, is under way or has failed in the background, ${MOST.toLocaleString('en')} at most`,
  input: z.strictObject({ queue: z.optional(z.string()) }),
  fields: { queue: 'only of this queue, such as certificate' },
  run: (context, { queue = null }) =>
    listJobs(context.db, jobsOf(context), { queue, now: context.now, take: MOST }),
  say: (jobs: ListedJob[]) => (jobs.length === 0 ? 'There is none.' : jobs.map(jobLine).join('\n')),
});

const retry = operation({
  noun: 'jobs',
  verb: 'retry',
  scope: 'jobs',
  summary: 'Has jobs tried again at once, or all that have failed',
  input: z.strictObject({ id: z.optional(jobId), failed: z._default(z.boolean(), false) }),
  fields: { id: 'its id, from the list', failed: 'all that have failed' },
  words: ['id'],
  run: async (context, { id, failed }) => {
    if ((id === undefined) !== failed) throw new OperationRefusal('Either an id or failed is needed.');
    const ids = id === undefined ? null : [id];
    const count = await retryJobs(context.db, jobsOf(context), { ids, now: context.now });
    if (id !== undefined && count === 0) throw noSuchJob(id);
    return { count };
  },
  say: ({ count }) => `${count} to be tried again by the next server that runs.`,
});

const remove = operation({
  noun: 'jobs',
  verb: 'remove',
  scope: 'jobs',
  summary: 'Removes a job: what it was for is not done',
  input: z.strictObject({ id: jobId }),
  fields: { id: 'its id, from the list' },
  words: ['id'],
  isDestructive: true,
  run: async (context, { id }) => {
    if ((await removeJobs(context.db, jobsOf(context), [id])) === 0) throw noSuchJob(id);
    return { id };
  },
  say: ({ id }) => `The job ${id} is gone.`,
});

export const JOB_OPERATIONS: readonly Operation[] = [showJobs, retry, remove];

/** At the machine an operator has the whole platform; from elsewhere a tenant. */
function jobsOf({ tenantId, isRemote }: OperationContext): JobsOf {
  return { tenantId, isOfPlatform: !isRemote };
}

function noSuchJob(id: string): OperationRefusal {
  return new OperationRefusal(`There is no job ${id}: it may be done by now.`);
}

function jobLine({ id, queue, key, state, tries, runAfter, error }: ListedJob): string {
  const when = `${state === 'running' ? 'until' : 'from'} ${runAfter.toISOString()}`;
  return [id, queue, key || '-', state, `tries: ${tries}`, when, ...(error ? [error] : [])].join('  ');
}
