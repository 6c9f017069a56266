import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { DatedActivity } from '@lantern/domain/planner/course-dates';
import type { PlannedCourse } from '@lantern/domain/planner/planned-course';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { CONSTRAINT_DATES } from '../activities/stored-constraint';
import { enrolledCourseOf, IS_ENROLLED, ownLanguageOf } from '../courses/enrolled-courses';
import type { Learner } from '../people/learner-facts';
import { activityOf, type NamedActivity, readFamilies } from './planned-courses';

export type TimeRange = { from: Date; to: Date };

export type NamedDatedActivity = NamedActivity & DatedActivity;

export type ListedDatedCourse = ListedObjectiveAccess &
  PlannedCourse<NamedDatedActivity> &
  Pick<DatedActivity, 'event'>;

type Happening = { partId: string | null; start: string; end: string };
type CourseRow = {
  card: string;
  listed: string;
  workflowId: string | null;
  datedIds: string[] | null;
  happenings: Happening[] | null;
};

/** [2.12] The learner's courses by name that have a date in the range, with the activities that do, and what takes place in it. */
export async function listDatedCourses(
  db: Db,
  learner: Learner,
  { from, to }: TimeRange,
): Promise<ListedDatedCourse[]> {
  const { tenantId, userId } = learner;
  const rows = await db.query<CourseRow>(
    sql`with events as (
          select e.activity_id, e.details -> 'event' ->> 'start' as start, e.details -> 'event' ->> 'end' as end
            from activity_contents e
           where e.tenant_id = ${tenantId} and e.details ? 'event'
             and (e.details -> 'event' ->> 'start')::timestamptz < ${to}
             and (e.details -> 'event' ->> 'end')::timestamptz >= ${from}
        ), places as (
          select p.objective_id, p.id as part_id, e.start, e.end from events e
            join activity_parts p on p.tenant_id = ${tenantId} and p.activity_id = e.activity_id
          union all
          select o.id, null, e.start, e.end from events e
            join objectives o on o.tenant_id = ${tenantId} and o.activity_id = e.activity_id
        ), happenings as (
          select objective_id, json_agg(json_build_object('partId', part_id, 'start', start, 'end', "end") order by part_id) as list
            from places group by objective_id
        ), dated as (
          select p.objective_id, array_agg(p.id order by length(p.axis), p.axis) as ids from objective_workflow_aggregates g
            join activity_parts p on p.tenant_id = g.tenant_id and p.objective_id = g.objective_id
           where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}
             and p.activity_constraint is not null
             and exists (select from unnest(${CONSTRAINT_DATES}::text[]) name
                          where (p.activity_constraint ->> name)::timestamptz >= ${from}
                            and (p.activity_constraint ->> name)::timestamptz < ${to})
           group by p.objective_id
        )
        select g.card::text as card, g.listed::text as listed, g.workflow_id as "workflowId",
               dated.ids as "datedIds", happenings.list as happenings
          from objective_workflow_aggregates g
          left join dated on dated.objective_id = g.objective_id
          left join happenings on happenings.objective_id = g.objective_id
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}
           and (dated.ids is not null or happenings.list is not null
                or exists (select from unnest(array[g.due_date, g.availability_date, g.availability_end_date, g.grade_reveal_date]) d
                            where d >= ${from} and d < ${to}))
         order by g.sort_name, g.id`,
  );
  const wanted = rows.map((row) => ({ ...row, datedIds: datedParts(row) }));
  const families = await readFamilies(db, tenantId, wanted);
  return wanted.map(({ card, listed, datedIds, happenings }) => {
    const languages = { language: ownLanguageOf(listed), locale: learner.locale };
    const activities = datedIds.flatMap((id) => activityOf(id, families.get(id) ?? [], languages));
    return {
      ...enrolledCourseOf(card, listed, learner),
      event: eventOf(happenings, null),
      activities: activities.map((one) => ({ ...one, event: eventOf(happenings, one.partId) })),
    };
  });
}

function datedParts({ datedIds, happenings }: CourseRow): string[] {
  const happening = (happenings ?? []).flatMap(({ partId }) => partId ?? []);
  return [...new Set([...(datedIds ?? []), ...happening])];
}

function eventOf(happenings: readonly Happening[] | null, of: string | null): DatedActivity['event'] {
  const found = happenings?.find(({ partId }) => partId === of);
  return found ? { start: new Date(found.start), end: new Date(found.end) } : null;
}
