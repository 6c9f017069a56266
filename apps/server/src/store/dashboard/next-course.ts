import type { ListedObjectiveAccess, ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityConstraint } from '@lantern/domain/activity/activity-part';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { constraintOf, type StoredConstraint } from '../activities/stored-constraint';
import { isSpokenTo } from '../communications/list-communications';
import { enrolledCourseOf, IS_ENROLLED, type LearnerAt } from '../courses/enrolled-courses';
import { openedLastIn } from '../courses/objective-accesses';

export type NextCourse = {
  course: ListedObjectiveAccess;
  lesson: ObjectiveAccess['openedLast'];
  /** [5.10] What stands on the lesson, and on what it is in, the nearest first. */
  constraints: Array<ActivityConstraint | null>;
  /** The axes of what the course consists of, in its order. */
  topAxes: string[];
};

type Row = { card: string; listed: string; constraints: Array<StoredConstraint | null> } & Pick<
  NextCourse,
  'lesson' | 'topAxes'
>;

/**
 * [4.22] [4.28] The course that was opened last of those under way, else the one to begin with: what is due first, then
 * by name. Held to the domain's isUnderWay and startWindow by a test.
 */
export async function findNextCourse(db: Db, learner: LearnerAt): Promise<NextCourse | null> {
  const { tenantId, userId, now, locale } = learner;
  const row = await findOne<Row>(
    db,
    sql`select g.card::text as card, g.listed::text as listed, l.lesson,
               (select coalesce(jsonb_agg(q.activity_constraint order by length(q.axis) desc), '[]')
                  from activity_parts q
                 where q.tenant_id = g.tenant_id and q.objective_id = g.objective_id
                   and starts_with(l.lesson ->> 'axis' || '.', q.axis || '.')) as constraints,
               array(select p.axis from activity_parts p
                       join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
                      where p.tenant_id = g.tenant_id and p.objective_id = g.objective_id and p.parent_id is null
                        and v.state in ('ready', 'expired') order by p.position) as "topAxes"
          from (select g.* from objective_workflow_aggregates g
                 where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}
                   and g.objective_state in ('ready', 'expired')
                   and (g.workflow_state = 'inProgress'
                     or (g.workflow_id is null and g.record_id is null
                       and (g.availability_date is null or g.availability_date <= ${now})
                       and (g.availability_end_date is null or g.availability_end_date >= ${now})))
                 order by g.workflow_id is null, g.last_opened desc nulls last, g.due_date nulls last, g.sort_name, g.id
                 limit 1) g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          cross join lateral (select ${openedLastIn(locale)} as lesson) l`,
  );
  if (!row) return null;
  const { card, listed, lesson, constraints, topAxes } = row;
  const course = enrolledCourseOf(card, listed, learner);
  return { course, lesson, constraints: constraints.map(constraintOf), topAxes };
}

/** [5.13] [1.6] Whether the learner has any course, and whether anybody has said anything to them. */
export async function findWhatThereIs(
  db: Db,
  learner: LearnerAt,
): Promise<{ hasCourses: boolean; hasMessages: boolean }> {
  const { tenantId, userId } = learner;
  const found = await findOne<{ hasCourses: boolean; hasMessages: boolean }>(
    db,
    sql`select exists (select from objective_workflow_aggregates g
                        where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}) as "hasCourses",
               ${isSpokenTo(learner)} as "hasMessages"`,
  );
  return found ?? { hasCourses: false, hasMessages: false };
}
