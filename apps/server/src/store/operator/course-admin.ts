import type { LifecycleState } from '@lantern/domain/vocabulary';
import { type Db, countOf } from '../../db/db';
import { sql } from '../../db/sql';

export type ListedCourse = {
  id: string;
  code: string;
  name: string;
  state: LifecycleState;
  enrolled: number;
};

/** By code; only those of one code where it is given. */
export function listCourses(db: Db, tenantId: string, code: string | null): Promise<ListedCourse[]> {
  return db.query<ListedCourse>(
    sql`select o.id, o.code, o.name, o.state,
               (select count(*) from objective_workflow_aggregates g
                 where g.tenant_id = o.tenant_id and g.objective_id = o.id)::int as enrolled
          from objectives o
         where o.tenant_id = ${tenantId} and (${code}::text is null or o.code = ${code})
         order by o.code, o.name, o.id`,
  );
}

export async function setCourseState(
  db: Db,
  tenantId: string,
  { id, state }: { id: string; state: LifecycleState },
): Promise<void> {
  await db.query(sql`update objectives set state = ${state} where tenant_id = ${tenantId} and id = ${id}`);
}

/** False, and nothing is gone, while anybody is enrolled. Its files' bytes stay until the sweep. */
export async function deleteUnusedCourse(db: Db, tenantId: string, id: string): Promise<boolean> {
  const enrolled = await countOf(
    db,
    sql`select count(*)::int as count from objective_workflow_aggregates
         where tenant_id = ${tenantId} and objective_id = ${id}`,
  );
  if (enrolled > 0) return false;
  const rows = await db.query<{ activityId: string }>(
    sql`select activity_id as "activityId" from activity_parts where tenant_id = ${tenantId} and objective_id = ${id}
        union select activity_id from objectives where tenant_id = ${tenantId} and id = ${id}`,
  );
  const activityIds = rows.map(({ activityId }) => activityId);
  const ofCourse = sql`tenant_id = ${tenantId} and objective_id = ${id}`;
  const ofActivities = sql`tenant_id = ${tenantId} and activity_id = any(${activityIds}::uuid[])`;
  const statements = [
    sql`delete from self_enrollments e using objective_accesses a
         where e.tenant_id = a.tenant_id and e.objective_access_id = a.id
           and a.tenant_id = ${tenantId} and a.objective_id = ${id}`,
    sql`delete from objective_accesses where ${ofCourse}`,
    sql`delete from activity_parts where ${ofCourse}`,
    sql`delete from certificate_templates where ${ofCourse}`,
    sql`delete from course_imports where ${ofCourse}`,
    sql`delete from course_files where ${ofCourse}`,
    sql`delete from files where ${ofCourse}`,
    sql`delete from lti_line_items where ${ofCourse}`,
    sql`delete from lti_links where ${ofActivities}`,
    sql`delete from quizzes where ${ofActivities}`,
    sql`delete from activity_contents where ${ofActivities}`,
    sql`delete from objectives where tenant_id = ${tenantId} and id = ${id}`,
    sql`delete from activities where tenant_id = ${tenantId} and id = any(${activityIds}::uuid[])`,
  ];
  for (const statement of statements) await db.query(statement);
  return true;
}
