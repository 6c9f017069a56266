import { countOf, type Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

/** A result as it leaves the platform. */
export type RecordOut = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  course: string;
  courseName: string;
  finished: Date;
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  grade: string | null;
  passed: boolean | null;
  progress: number;
  certificateNumbers: string[];
};

/** With whose it is, which only the audit keeps. */
export type ReadRecord = RecordOut & { userId: string };

export type RecordsWanted = {
  course: string | null;
  email: string | null;
  /** Finished from here on, and before there. */
  since: Date | null;
  until: Date | null;
};

const WANTED = (tenantId: string, { course, email, since, until }: RecordsWanted): Sql =>
  sql`objective_records r
          join objective_workflow_aggregates g on g.tenant_id = r.tenant_id and g.id = r.aggregate_id
          join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where r.tenant_id = ${tenantId} and (${course}::text is null or o.code = ${course})
           and (${email}::text is null or lower(u.email) = lower(${email}))
           and (${since}::timestamptz is null or r.finished >= ${since})
           and (${until}::timestamptz is null or r.finished < ${until})`;

/** How many there are by now. */
export function countRecords(db: Db, tenantId: string, wanted: RecordsWanted): Promise<number> {
  return countOf(db, sql`select count(*)::int as count from ${WANTED(tenantId, wanted)}`);
}

/** In the order in which they were finished, some at a time, from the one after `after` on. */
export function readRecords(
  db: Db,
  tenantId: string,
  { after, take, ...wanted }: RecordsWanted & { after: RecordOut | null; take: number },
): Promise<ReadRecord[]> {
  return db.query<ReadRecord>(
    sql`select r.id, r.user_id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName", o.code as course,
               o.name as "courseName", r.finished, r.score, r.max_score as "maxScore",
               r.normalized_score as "normalizedScore", r.grade, r.passed, r.progress,
               array(select c.certificate_number from certificate_records c
                      where c.tenant_id = r.tenant_id and c.record_id = r.id and c.revoked is null
                      order by 1) as "certificateNumbers"
          from ${WANTED(tenantId, wanted)}
           and (${after?.finished ?? null}::timestamptz is null
                or (date_trunc('milliseconds', r.finished), r.id) > (${after?.finished ?? null}::timestamptz, ${after?.id ?? null}::uuid))
         order by date_trunc('milliseconds', r.finished), r.id limit ${take}`,
  );
}
