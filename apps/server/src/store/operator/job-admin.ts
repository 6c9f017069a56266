import type { Db } from '../../db/db';
import { sql, type Sql } from '../../db/sql';

/** Of a tenant, and where the operator has the whole platform, of that too. */
export type JobsOf = { tenantId: string; isOfPlatform: boolean };

export type ListedJob = {
  id: string;
  queue: string;
  key: string;
  /** waiting: its time has come or will; running: claimed, and not yet given up for dead; failed: left to the operator. */
  state: 'waiting' | 'running' | 'failed';
  tries: number;
  runAfter: Date;
  error: string | null;
};

function whose({ tenantId, isOfPlatform }: JobsOf): Sql {
  return sql`(tenant_id = ${tenantId} or (${isOfPlatform} and tenant_id is null))`;
}

export function listJobs(
  db: Db,
  of: JobsOf,
  { queue, now, take }: { queue: string | null; now: Date; take: number },
): Promise<ListedJob[]> {
  return db.query<ListedJob>(
    sql`select id::text, queue, key, tries, run_after as "runAfter", error,
               case when claim is not null and run_after > ${now} then 'running'
                    when tries >= most_tries then 'failed' else 'waiting' end as state
          from jobs where ${whose(of)} and (${queue}::text is null or queue = ${queue})
         order by run_after, id limit ${take}`,
  );
}

/** At once, and with all its tries again; whoever is at it has lost it. */
export async function retryJobs(db: Db, of: JobsOf, { ids, now }: { ids: string[] | null; now: Date }) {
  const rows = await db.query(
    sql`update jobs set run_after = ${now}, tries = 0, claim = null, error = null
         where ${whose(of)} and (${ids}::bigint[] is null and tries >= most_tries or id = any(${ids}::bigint[]))
        returning id`,
  );
  return rows.length;
}

/** Whoever is at it has lost it: nothing comes of it. */
export async function removeJobs(db: Db, of: JobsOf, ids: string[]): Promise<number> {
  const rows = await db.query(
    sql`delete from jobs where ${whose(of)} and id = any(${ids}::bigint[]) returning id`,
  );
  return rows.length;
}
