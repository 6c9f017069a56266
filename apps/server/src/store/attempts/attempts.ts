import type { GradingScale } from '@lantern/domain/grade/grading-scale';
import type { LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/** [3.5] An attempt with what its course says about ending it. */
export type Attempt = {
  id: string;
  aggregateId: string;
  userId: string;
  objectiveId: string;
  state: WorkflowState;
  progress: number;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
  protectResults: boolean;
  needsApproval: boolean;
  /** [4.18] */
  courseState: LifecycleState;
  gradingScale: GradingScale | null;
};

/** One of the learner's attempts, locked until the transaction ends; null when it is not theirs. */
export function lockOwnAttempt(db: Db, { tenantId, userId }: Learner, id: string): Promise<Attempt | null> {
  return lock(db, sql`w.tenant_id = ${tenantId} and w.id = ${id} and w.user_id = ${userId}`);
}

/** The same, only to look at it. */
export function findOwnAttempt(db: Db, { tenantId, userId }: Learner, id: string): Promise<Attempt | null> {
  return findOne<Attempt>(
    db,
    attemptWhere(sql`w.tenant_id = ${tenantId} and w.id = ${id} and w.user_id = ${userId}`),
  );
}

/** Anybody's attempt, locked: for those who grade. */
export function lockAttempt(db: Db, tenantId: string, id: string): Promise<Attempt | null> {
  return lock(db, sql`w.tenant_id = ${tenantId} and w.id = ${id}`);
}

/** The attempt in which an activity is taken, locked. */
export function lockAttemptOfActivity(
  db: Db,
  tenantId: string,
  activityWorkflowId: string,
): Promise<Attempt | null> {
  return lock(
    db,
    sql`w.tenant_id = ${tenantId} and w.id = (select objective_workflow_id from activity_workflows
          where tenant_id = ${tenantId} and id = ${activityWorkflowId})`,
  );
}

/** The aggregate is locked first, always: whoever changes an attempt of it waits there. */
function lock(db: Db, which: Sql): Promise<Attempt | null> {
  return findOne<Attempt>(db, sql`${attemptWhere(which)} for update of g, w`);
}

function attemptWhere(which: Sql): Sql {
  return sql`select w.id, w.aggregate_id as "aggregateId", w.user_id as "userId", g.objective_id as "objectiveId",
               w.state, w.progress, w.started, w.submitted, w.finished, w.protect_results as "protectResults",
               o.needs_approval as "needsApproval", o.state as "courseState",
               case when s.id is not null then jsonb_build_object('maxScore', s.max_score,
                 'normalizedPassingScore', s.normalized_passing_score, 'passingGradeId', s.passing_grade_id,
                 'objectiveGrades', s.grades) end as "gradingScale"
          from objective_workflows w
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          left join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
         where ${which}`;
}
