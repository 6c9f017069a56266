import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { NO_CONSTRAINT } from '@lantern/domain/activity/activity-part';
import { inheritConstraint } from '@lantern/domain/activity/constraint-inheritance';
import type { PlannedActivity, PlannedCourse } from '@lantern/domain/planner/planned-course';
import type { ActivityType, WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { constraintOf, type StoredConstraint } from '../activities/stored-constraint';
import { enrolledCourseOf, IS_ENROLLED } from '../courses/enrolled-courses';
import type { Learner } from '../people/learner-facts';

export type NamedActivity = PlannedActivity & {
  partId: string;
  name: string;
  language: string | null;
  type: ActivityType;
};

export type ListedPlannedCourse = ListedObjectiveAccess & PlannedCourse<NamedActivity>;

/** As JSON has it. */
type StoredActivity = {
  partId: string;
  axis: string;
  name: string;
  /** Of the course. */
  language: string | null;
  translatedNames: Record<string, string>;
  type: ActivityType;
  optional: boolean;
  /** Its own first, then those of what it stands in, outwards. */
  constraints: Array<StoredConstraint | null>;
  work: Array<StoredWork | null>;
};
type StoredWork = { state: WorkflowState; progress: number; submitted: string | null; doneBefore: boolean };

/**
 * [4.22] The learner's courses in which something is left to do, with those of their activities that are due by a date
 * of their own. Readings 61 and 62: a draft or an archived activity, or what stands in one, is none of them.
 */
export async function listPlannedCourses(db: Db, learner: Learner): Promise<ListedPlannedCourse[]> {
  const { tenantId, userId } = learner;
  const rows = await db.query<{ card: string; listed: string; activities: StoredActivity[] | null }>(
    sql`with recursive mine as (
          select g.id, g.objective_id, g.workflow_id, g.due_date, g.card, g.listed
            from objective_workflow_aggregates g
           where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}
             and (g.workflow_state = 'inProgress' or (g.workflow_id is null and g.record_id is null))),
        dated as (
          select m.id as aggregate_id, m.workflow_id, p.id, p.axis
            from mine m join activity_parts p on p.tenant_id = ${tenantId} and p.objective_id = m.objective_id
           where p.activity_constraint ->> 'due' is not null),
        above as (
          select d.id as dated_id, d.id, 0 as distance from dated d
           union all
          select a.dated_id, p.parent_id, a.distance + 1
            from above a join activity_parts p on p.tenant_id = ${tenantId} and p.id = a.id
           where p.parent_id is not null),
        held as (
          select a.dated_id, bool_or(p.optional) as optional,
                 jsonb_agg(p.activity_constraint order by a.distance) as constraints
            from above a
            join activity_parts p on p.tenant_id = ${tenantId} and p.id = a.id
            join activities v on v.tenant_id = ${tenantId} and v.id = p.activity_id
           group by a.dated_id having bool_and(v.state not in ('draft', 'archived'))),
        below as (
          select d.id as dated_id, d.workflow_id, d.id from dated d
           union all
          select b.dated_id, b.workflow_id, p.id
            from below b
            join activity_parts p on p.tenant_id = ${tenantId} and p.parent_id = b.id and not p.optional
            join activities v on v.tenant_id = ${tenantId} and v.id = p.activity_id
           where v.state not in ('draft', 'archived')),
        work as (
          select b.dated_id,
                 jsonb_agg(case when w.id is not null then jsonb_build_object('state', w.state,
                   'progress', w.progress, 'submitted', w.submitted, 'doneBefore', w.done_before) end) as work
            from below b
            join activity_parts p on p.tenant_id = ${tenantId} and p.id = b.id
            join activities v on v.tenant_id = ${tenantId} and v.id = p.activity_id and v.type <> 'composite'
            left join activity_workflows w on w.tenant_id = ${tenantId}
              and w.objective_workflow_id = b.workflow_id and w.part_id = b.id
           group by b.dated_id)
        select m.card::text as card, m.listed::text as listed, (
            select jsonb_agg(jsonb_build_object('partId', d.id, 'axis', d.axis, 'name', v.name,
                     'language', o.language, 'translatedNames', v.translated_names, 'type', v.type, 'optional', h.optional,
                     'constraints', h.constraints, 'work', coalesce(k.work, '[]')))
              from dated d
              join held h on h.dated_id = d.id
              left join work k on k.dated_id = d.id
              join activity_parts p on p.tenant_id = ${tenantId} and p.id = d.id
              join activities v on v.tenant_id = ${tenantId} and v.id = p.activity_id
              join objectives o on o.tenant_id = ${tenantId} and o.id = p.objective_id
             where d.aggregate_id = m.id) as activities
          from mine m
         where m.due_date is not null or m.id in (select aggregate_id from dated)`,
  );
  return rows.map(({ card, listed, activities }) => ({
    ...enrolledCourseOf(card, listed, learner),
    activities: (activities ?? []).map((activity) => activityOf(activity, learner)),
  }));
}

function activityOf(
  { translatedNames, constraints, work, ...stored }: StoredActivity,
  { locale }: Learner,
): NamedActivity {
  const translated = locale && translatedNames[locale];
  const [own = NO_CONSTRAINT, ...above] = constraints.map((one) => constraintOf(one) ?? NO_CONSTRAINT);
  return {
    ...stored,
    name: translated ?? stored.name,
    language: translated && locale ? locale : stored.language,
    own,
    constraint: above.reduce(inheritConstraint, own),
    work: work.map((one) => one && { ...one, submitted: one.submitted ? new Date(one.submitted) : null }),
  };
}
