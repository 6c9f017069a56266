import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

export type ExpiringSoon = {
  tenantId: string;
  id: string;
  userId: string;
  objectiveId: string;
  courseName: string;
  certificateNumber: string;
  expires: Date;
};

/** What ends within the time and nobody was told of; not what was revoked, is withheld [4.20], or was earned anew. */
export function listExpiringSoon(
  db: Db,
  { now, until, take }: { now: Date; until: Date; take: number },
): Promise<ExpiringSoon[]> {
  return db.query<ExpiringSoon>(
    sql`select c.tenant_id as "tenantId", c.id, c.user_id as "userId", c.objective_id as "objectiveId",
               c.course_name as "courseName", c.certificate_number as "certificateNumber", c.expiration_date as expires
          from certificate_records c
          join objective_workflow_aggregates g
            on g.tenant_id = c.tenant_id and g.user_id = c.user_id and g.objective_id = c.objective_id
         where c.expiration_date > ${now} and c.expiration_date <= ${until} and c.revoked is null
           and (g.grade_reveal_policy <> 'afterDate' or g.grade_reveal_date <= ${now})
           and not exists (select from certificate_records l
                            where l.tenant_id = c.tenant_id and l.user_id = c.user_id and l.objective_id = c.objective_id
                              and l.revoked is null and (l.expiration_date is null or l.expiration_date > ${until}))
           and not exists (select from notifications n
                            where n.tenant_id = c.tenant_id and n.kind = 'certificate' and n.user_id = c.user_id
                              and n.about = c.id || ' expires')
         order by c.expiration_date, c.id limit ${take}`,
  );
}
