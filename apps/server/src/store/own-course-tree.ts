import type { ContentCourse } from '@lantern/domain/activity/content-access';
import type {
  DisplayMode,
  GradeRevealPolicy,
  LifecycleState,
  PresentationMode,
  WorkflowState,
} from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { type Sql, sql, trusted } from '../db/sql';
import { activitiesOf, activityList, type ListedActivities } from './activity-list';
import type { AttemptActivity } from './attempt-activity';

/** [3.5] An attempt and what its course says about looking into it. */
export type ReadAttempt = {
  id: string;
  objectiveId: string;
  progress: number;
  /** [4.28] The axis of the activity under way that the learner was in last; null for none. */
  openedLast: string | null;
  presentationMode: PresentationMode;
  displayMode: DisplayMode;
  course: ContentCourse;
};

/** As JSON has it: the date is a text. */
type Facts = {
  objectiveId: string;
  state: WorkflowState;
  progress: number;
  openedLast: string | null;
  protectResults: boolean;
  courseState: LifecycleState;
  presentationMode: PresentationMode;
  displayMode: DisplayMode;
  accessNewContentAfterCompletion: boolean;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: string | null;
};

export type OwnCourseTree = { attempt: ReadAttempt; activities: AttemptActivity[] };

type Learner = { tenantId: string; userId: string };

/** [7.13] The learner's attempt with all activities of its course, in one statement; null when it is not theirs. */
export function findOwnCourseTree(db: Db, learner: Learner, id: string): Promise<OwnCourseTree | null> {
  return readTree(
    db,
    id,
    sql`with attempt as materialized (${attemptFacts(learner, id, openedLast)}) ${ownTree(learner, id)}`,
  );
}

/**
 * [7.13] As much of the tree as decides about one activity: the way down to it. Where something on the way waits for
 * what comes before it, that is the whole tree.
 */
export function findOwnActivityPath(
  db: Db,
  learner: Learner,
  { id, partId }: { id: string; partId: string },
): Promise<OwnCourseTree | null> {
  const which = sql`and (p.id in (select id from path) or (select bool_or(requires_previous) from path))`;
  return readTree(
    db,
    id,
    sql`with recursive attempt as materialized (${attemptFacts(learner, id, trusted('null'))}),
        path as (
          select id, parent_id, requires_previous from activity_parts
           where tenant_id = ${learner.tenantId} and id = ${partId}
           union all
          select p.id, p.parent_id, p.requires_previous
            from path join activity_parts p on p.tenant_id = ${learner.tenantId} and p.id = path.parent_id)
        ${ownTree(learner, id, which)}`,
  );
}

const openedLast = trusted(`(select p.axis from activity_workflows a
    join activity_parts p on p.tenant_id = a.tenant_id and p.id = a.part_id
   where a.tenant_id = w.tenant_id and a.objective_workflow_id = w.id and a.state = 'inProgress'
   order by greatest(a.started, a.place_at) desc, p.position limit 1)`);

function attemptFacts({ tenantId, userId }: Learner, id: string, last: Sql): Sql {
  return sql`select g.objective_id, jsonb_build_object('objectiveId', g.objective_id, 'state', w.state,
           'progress', w.progress, 'openedLast', ${last}, 'protectResults', w.protect_results, 'courseState', o.state,
           'presentationMode', o.presentation_mode, 'displayMode', o.display_mode,
           'accessNewContentAfterCompletion', o.access_new_content_after_completion,
           'gradeRevealPolicy', g.grade_reveal_policy, 'gradeRevealDate', g.grade_reveal_date) as facts
      from objective_workflows w
      join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
      join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
     where w.tenant_id = ${tenantId} and w.id = ${id} and w.user_id = ${userId}`;
}

function ownTree({ tenantId }: Learner, id: string, which?: Sql): Sql {
  const list = activityList(tenantId, id, sql`(select objective_id from attempt)`, which);
  return sql`select facts, (${list}) as activities from attempt`;
}

async function readTree(db: Db, id: string, statement: Sql): Promise<OwnCourseTree | null> {
  const [found] = await db.query<{ facts: Facts; activities: ListedActivities | null }>(statement);
  const activities = activitiesOf(found?.activities ?? null);
  const [root] = activities;
  return found && root ? { attempt: readAttempt(id, found.facts, root.supportReview), activities } : null;
}

function readAttempt(id: string, facts: Facts, supportReview: boolean): ReadAttempt {
  const { state, progress, openedLast, protectResults, presentationMode, displayMode, gradeRevealDate } =
    facts;
  return {
    id,
    objectiveId: facts.objectiveId,
    progress,
    openedLast,
    presentationMode,
    displayMode,
    course: {
      state: facts.courseState,
      supportReview,
      accessNewContentAfterCompletion: facts.accessNewContentAfterCompletion,
      gradeRevealPolicy: facts.gradeRevealPolicy,
      gradeRevealDate: gradeRevealDate === null ? null : new Date(gradeRevealDate),
      workflow: { state, protectResults },
    },
  };
}
