import type { GradeReveal } from '@lantern/domain/grade/grade-reveal';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type ResultNews = GradeReveal & {
  userId: string;
  objectiveId: string;
  courseName: string;
  recordId: string | null;
  isProtected: boolean;
};

/** The last result of a learner in a course, as far as they may be told that there is one. */
export function findResultNews(
  db: Db,
  { tenantId, aggregateId }: { tenantId: string; aggregateId: string },
): Promise<ResultNews | null> {
  return findOne<ResultNews>(
    db,
    sql`select g.user_id as "userId", g.objective_id as "objectiveId", o.name as "courseName", g.record_id as "recordId",
               g.grade_reveal_policy as "gradeRevealPolicy", g.grade_reveal_date as "gradeRevealDate",
               coalesce(g.record_protect_results, false) or coalesce(g.workflow_protect_results, false) as "isProtected"
          from objective_workflow_aggregates g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where g.tenant_id = ${tenantId} and g.id = ${aggregateId}`,
  );
}
