import type { ContentCourse } from '@lantern/domain/activity/content-access';
import type {
  DisplayMode,
  GradeRevealPolicy,
  LifecycleState,
  PresentationMode,
  WorkflowState,
} from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { sql } from '../db/sql';
import { type ActivityRow, type AttemptActivity, activityOf, activityRows } from './attempt-activities';

/** [3.5] An attempt and what its course says about looking into it. */
export type ReadAttempt = {
  id: string;
  objectiveId: string;
  progress: number;
  presentationMode: PresentationMode;
  displayMode: DisplayMode;
  course: ContentCourse;
};

/** As JSON has it: the date is a text. */
type Facts = {
  objectiveId: string;
  state: WorkflowState;
  progress: number;
  protectResults: boolean;
  courseState: LifecycleState;
  presentationMode: PresentationMode;
  displayMode: DisplayMode;
  accessNewContentAfterCompletion: boolean;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: string | null;
};

export type OwnCourseTree = { attempt: ReadAttempt; activities: AttemptActivity[] };

/** [7.13] The learner's attempt with all activities of its course, in one statement; null when it is not theirs. */
export async function findOwnCourseTree(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  id: string,
): Promise<OwnCourseTree | null> {
  const rows = await db.query<ActivityRow & { facts: Facts | null }>(
    sql`with attempt as materialized (
          select g.objective_id, jsonb_build_object('objectiveId', g.objective_id, 'state', w.state, 'progress', w.progress,
                 'protectResults', w.protect_results, 'courseState', o.state,
                 'presentationMode', o.presentation_mode, 'displayMode', o.display_mode,
                 'accessNewContentAfterCompletion', o.access_new_content_after_completion,
                 'gradeRevealPolicy', g.grade_reveal_policy, 'gradeRevealDate', g.grade_reveal_date) as facts
            from objective_workflows w
            join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
            join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
           where w.tenant_id = ${tenantId} and w.id = ${id} and w.user_id = ${userId})
        select t.*, case when t."partId" is null then (select facts from attempt) end as facts
          from (${activityRows(tenantId, id, sql`(select objective_id from attempt)`)}) t`,
  );
  const root = rows[0];
  if (!root?.facts) return null;
  return { attempt: readAttempt(id, root.facts, root.supportReview), activities: rows.map(activityOf) };
}

function readAttempt(id: string, facts: Facts, supportReview: boolean): ReadAttempt {
  const { state, progress, protectResults, presentationMode, displayMode, gradeRevealDate } = facts;
  return {
    id,
    objectiveId: facts.objectiveId,
    progress,
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
