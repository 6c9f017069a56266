import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { enrolledCourseOf, IS_ENROLLED, type LearnerAt } from '../courses/enrolled-courses';

/** More than are shown: some of them may be protected. */
const CANDIDATES = 20;

/** [4.20] The courses with the latest results, without those whose policy keeps them secret now. */
export async function listLatestResults(db: Db, learner: LearnerAt): Promise<ListedObjectiveAccess[]> {
  const { tenantId, userId, now } = learner;
  const rows = await db.query<{ card: string; listed: string }>(
    sql`select g.card::text as card, g.listed::text as listed from objective_workflow_aggregates g
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED} and g.record_id is not null
           and g.grade_reveal_policy <> 'never'
           and (g.grade_reveal_policy <> 'afterDate' or g.grade_reveal_date <= ${now})
         order by g.record_finished desc nulls last, g.id limit ${CANDIDATES}`,
  );
  return rows.map(({ card, listed }) => enrolledCourseOf(card, listed, learner));
}
