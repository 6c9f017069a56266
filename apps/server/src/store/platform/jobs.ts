import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type Job = {
  id: string;
  /** null: of the whole platform. */
  tenantId: string | null;
  queue: string;
  /** What it is about. */
  key: string;
  /** This one included. */
  tries: number;
  claim: string;
};

/** No later try waits longer than this, unless its lease is longer. */
const LONGEST_PAUSE_S = 3600;

export type QueueLease = { queue: string; leaseSeconds: number };

/**
 * The next job of these queues that nobody has, claimed. The lease is the pause before the next try as well: a server
 * that died has lost it then, and each failure doubles it.
 */
export function claimJob(
  db: Db,
  queues: readonly QueueLease[],
  { now, claim }: { now: Date; claim: string },
): Promise<Job | null> {
  return findOne<Job>(
    db,
    sql`update jobs j
           set tries = j.tries + 1, claim = ${claim},
               run_after = ${now}::timestamptz + make_interval(secs => case when j.tries = 0 then next.lease else
                 least(next.lease * 2 ^ least(j.tries, 20), greatest(${LONGEST_PAUSE_S}::int, next.lease))
                   * (1 + random() / 10) end)
          from (select w.id, q.lease
                  from jobs w
                  join unnest(${queues.map(({ queue }) => queue)}::text[],
                              ${queues.map(({ leaseSeconds }) => leaseSeconds)}::int[]) as q (queue, lease)
                    on q.queue = w.queue
                 where w.run_after <= ${now} and w.tries < w.most_tries
                 order by w.run_after, w.id limit 1 for update of w skip locked) next
         where j.id = next.id
        returning j.id::text, j.tenant_id as "tenantId", j.queue, j.key, j.tries, j.claim`,
  );
}

/**
 * A longer lease for whoever is still at it; never a shorter one than the try began with. taken: somebody else has it; ended:
 * it is done or was removed.
 */
export async function renewJob(db: Db, { id, claim }: Job, until: Date): Promise<'kept' | 'taken' | 'ended'> {
  const kept = await db.query(
    sql`update jobs set run_after = greatest(run_after, ${until}) where id = ${id} and claim = ${claim} returning id`,
  );
  if (kept.length > 0) return 'kept';
  const left = await db.query(sql`select id from jobs where id = ${id}`);
  return left.length > 0 ? 'taken' : 'ended';
}

/** In the transaction of its effect. False: it is somebody else's by now, and the effect must not be. */
export async function finishJob(db: Db, { id, claim }: Pick<Job, 'id' | 'claim'>): Promise<boolean> {
  const rows = await db.query(sql`delete from jobs where id = ${id} and claim = ${claim} returning id`);
  return rows.length > 0;
}

/** The same for what comes back: it waits for its next time. */
export async function finishRecurringJob(db: Db, { id, claim }: Job, next: Date): Promise<boolean> {
  const rows = await db.query(
    sql`update jobs set run_after = ${next}, tries = 0, claim = null, error = null
         where id = ${id} and claim = ${claim} returning id`,
  );
  return rows.length > 0;
}

/** Why this try failed, for the operator; nobody has it now, and its pause goes on. */
export async function setJobError(db: Db, { id, claim }: Job, error: string): Promise<void> {
  await db.query(sql`update jobs set error = ${error}, claim = null where id = ${id} and claim = ${claim}`);
}

/** What waits already is not asked for twice. */
export async function insertJobs(
  db: Db,
  tenantId: string | null,
  { queue, keys, runAfter, mostTries }: { queue: string; keys: string[]; runAfter: Date; mostTries: number },
): Promise<void> {
  await db.query(
    sql`insert into jobs (tenant_id, queue, key, run_after, most_tries)
        select ${tenantId}, ${queue}, key, ${runAfter}, ${mostTries} from unnest(${keys}::text[]) as key
        on conflict (tenant_id, queue, key) do nothing`,
  );
}

/** The wait is of the one that has waited longest. */
export type QueueState = { queue: string; waiting: number; failed: number; waitSeconds: number };

/** Of everything but what is to come at its time. */
export function countJobs(db: Db, now: Date): Promise<QueueState[]> {
  return db.query<QueueState>(
    sql`select queue, (count(*) filter (where tries < most_tries))::int as waiting,
               (count(*) filter (where tries >= most_tries))::int as failed,
               coalesce(extract(epoch from ${now}::timestamptz - min(run_after) filter (where tries < most_tries)), 0)::int
                 as "waitSeconds"
          from jobs where run_after <= ${now} group by queue order by queue`,
  );
}
