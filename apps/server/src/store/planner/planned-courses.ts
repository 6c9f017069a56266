import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { plannedActivity, type PlannedPart } from '@lantern/domain/planner/planned-activity';
import type { PlannedActivity, PlannedCourse } from '@lantern/domain/planner/planned-course';
import type { ActivityType, LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { constraintOf, type StoredConstraint } from '../activities/stored-constraint';
import { enrolledCourseOf, IS_ENROLLED, ownLanguageOf } from '../courses/enrolled-courses';
import type { Learner } from '../people/learner-facts';

export type NamedActivity = PlannedActivity & {
  partId: string;
  name: string;
  language: string | null;
  type: ActivityType;
};

export type ListedPlannedCourse = ListedObjectiveAccess & PlannedCourse<NamedActivity>;

type CourseRow = {
  card: string;
  listed: string;
  workflowId: string | null;
  datedIds: string[] | null;
};

/** [4.22] The learner's courses by name in which something is left to do, with those of their activities that are due by a date of their own. */
export async function listPlannedCourses(db: Db, learner: Learner): Promise<ListedPlannedCourse[]> {
  const { tenantId, userId } = learner;
  const rows = await db.query<CourseRow>(
    sql`select m.* from (
          select g.card::text as card, g.listed::text as listed,
                 g.workflow_id as "workflowId", g.due_date, g.sort_name, g.id,
                 (select array_agg(p.id order by length(p.axis), p.axis) from activity_parts p
                   where p.tenant_id = g.tenant_id and p.objective_id = g.objective_id
                     and p.activity_constraint ->> 'due' is not null) as "datedIds"
            from objective_workflow_aggregates g
           where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}
             and (g.workflow_state = 'inProgress' or (g.workflow_id is null and g.record_id is null))) m
         where m.due_date is not null or m."datedIds" is not null
         order by m.sort_name, m.id`,
  );
  const families = await readFamilies(db, tenantId, rows);
  return rows.map(({ card, listed, datedIds }) => ({
    ...enrolledCourseOf(card, listed, learner),
    activities: (datedIds ?? []).flatMap((id) =>
      activityOf(id, families.get(id) ?? [], { language: ownLanguageOf(listed), locale: learner.locale }),
    ),
  }));
}

type PartRow = {
  datedId: string;
  id: string;
  axis: string;
  optional: boolean;
  constraint: StoredConstraint | null;
  name: string;
  translatedNames: Record<string, string>;
  type: ActivityType;
  state: LifecycleState;
  workflowState: WorkflowState | null;
  progress: number;
  submitted: Date | null;
  doneBefore: boolean;
};

/** Each of these activities with all that stands above it and below it, and what the courses' attempts have made of that. */
export async function readFamilies(
  db: Db,
  tenantId: string,
  courses: ReadonlyArray<Pick<CourseRow, 'workflowId' | 'datedIds'>>,
): Promise<Map<string, PartRow[]>> {
  const asked = courses.flatMap(({ workflowId, datedIds }) =>
    (datedIds ?? []).map((partId) => ({ partId, workflowId })),
  );
  if (asked.length === 0) return new Map();
  const partIds = asked.map(({ partId }) => partId);
  const workflowIds = asked.map(({ workflowId }) => workflowId);
  const rows = await db.query<PartRow>(
    sql`select d.id as "datedId", p.id, p.axis, p.optional, p.activity_constraint as constraint, v.name,
               v.translated_names as "translatedNames", v.type, v.state, w.state as "workflowState", w.progress,
               w.submitted, w.done_before as "doneBefore"
          from unnest(${partIds}::uuid[], ${workflowIds}::uuid[]) as asked (part_id, workflow_id)
          join activity_parts d on d.tenant_id = ${tenantId} and d.id = asked.part_id
          join activity_parts p on p.tenant_id = d.tenant_id and p.objective_id = d.objective_id
           and (p.id = d.id or starts_with(d.axis, p.axis || '.') or starts_with(p.axis, d.axis || '.'))
          join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
          left join activity_workflows w on w.tenant_id = p.tenant_id and w.part_id = p.id
           and w.objective_workflow_id = asked.workflow_id`,
  );
  const families = new Map<string, PartRow[]>(partIds.map((id) => [id, []]));
  for (const row of rows) families.get(row.datedId)?.push(row);
  return families;
}

type Languages = { language: string | null; locale: Learner['locale'] };

export function activityOf(
  partId: string,
  family: readonly PartRow[],
  { language, locale }: Languages,
): NamedActivity[] {
  const row = family.find(({ id }) => id === partId);
  const planned = row && plannedActivity(row.axis, family.map(plannedPart));
  if (!planned) return [];
  const translated = locale && row.translatedNames[locale];
  return [
    {
      ...planned,
      partId,
      name: translated ?? row.name,
      language: translated && locale ? locale : language,
      type: row.type,
    },
  ];
}

function plannedPart(row: PartRow): PlannedPart {
  const { axis, optional, type, state, constraint, workflowState, progress, submitted, doneBefore } = row;
  const workflow = workflowState && { state: workflowState, progress, submitted, doneBefore };
  return { axis, optional, type, state, constraint: constraintOf(constraint), workflow };
}
