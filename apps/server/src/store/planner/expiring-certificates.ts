import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';
import type { TimeRange } from './dated-courses';

export type ExpiringCertificate = {
  id: string;
  certificateNumber: string;
  expiresOn: string;
  objectiveId: string;
  courseName: string;
};

/** [3.11] The learner's certificates that end on a day that is in the range somewhere on earth; not what was revoked or is withheld [4.20]. */
export function listExpiringCertificates(
  db: Db,
  { tenantId, userId }: Learner,
  { from, to, now }: TimeRange & { now: Date },
): Promise<ExpiringCertificate[]> {
  return db.query<ExpiringCertificate>(
    sql`select c.id, c.certificate_number as "certificateNumber", to_char(c.expires_on, 'YYYY-MM-DD') as "expiresOn",
               c.objective_id as "objectiveId", c.course_name as "courseName"
          from certificate_records c
          join objective_workflow_aggregates g
            on g.tenant_id = c.tenant_id and g.user_id = c.user_id and g.objective_id = c.objective_id
         where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.revoked is null
           and c.expires_on between ${from}::timestamptz::date - 1 and ${to}::timestamptz::date + 1
           and (g.grade_reveal_policy <> 'afterDate' or g.grade_reveal_date <= ${now})
         order by c.expires_on, c.id`,
  );
}
