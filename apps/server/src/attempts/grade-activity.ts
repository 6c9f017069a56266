import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import { mayGradeAttempt } from '@lantern/domain/attempt/attempt-lifecycle';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { listAttemptActivities } from '../store/activities/attempt-activities';
import { lockAttemptOfActivity } from '../store/attempts/attempts';
import { attemptChange, type Moment } from './attempt-change';
import { allNodes, attemptTree, withActivities } from './attempt-tree';
import { countedScore, gradedWorkflow, stateAfterGrading, tryScore } from './graded-activity';
import { writeAttempt } from './write-attempt';

export type Grading = {
  tenantId: string;
  activityWorkflowId: string;
  actor: 'grader' | 'tool';
  /** The person who grades; null for a tool. */
  userId: string | null;
  score: number;
  maxScore: number;
};

export type GradingOutcome =
  | { kind: 'graded'; objectiveWorkflowId: string; attemptState: WorkflowState }
  | { kind: 'refused'; reason: 'attemptNotFound' | 'ownWork' | 'notHandedIn' | 'alreadyGraded' };

/** [4.3] A person or a tool gives an activity its score; the attempt goes on when it waited for that alone. */
export function gradeActivity(db: Db, grading: Grading, moment: Moment): Promise<GradingOutcome> {
  return db.transaction(async (tx) => {
    const { tenantId, activityWorkflowId, actor } = grading;
    const attempt = await lockAttemptOfActivity(tx, tenantId, activityWorkflowId);
    if (!attempt) return { kind: 'refused', reason: 'attemptNotFound' };
    if (!mayGradeWorkOf(attempt.userId, grading.userId)) return { kind: 'refused', reason: 'ownWork' };
    if (attempt.state !== 'inProgress' && !mayGradeAttempt(attempt.state, actor)) {
      return { kind: 'refused', reason: 'alreadyGraded' };
    }
    const before = attemptTree(await listAttemptActivities(tx, tenantId, attempt));
    const node = allNodes(before).find(({ workflow }) => workflow?.id === activityWorkflowId);
    if (!node?.workflow) return { kind: 'refused', reason: 'attemptNotFound' };
    const graded = gradedWorkflow(node.workflow, actor, moment.now);
    if (!graded) return { kind: 'refused', reason: 'notHandedIn' };

    const tried = tryScore(attempt, node, grading);
    const score = countedScore(node, tried, moment.newId);
    const { normalizedScore, passed } = score ?? node;
    const root = withActivities(before, [{ partId: node.partId, workflow: graded, normalizedScore, passed }]);
    const attemptState = stateAfterGrading(attempt, root);
    const activities = [{ ...graded, partId: node.partId }];
    const change = {
      ...attemptChange(attempt, { state: attemptState, root, activities }, moment),
      score,
      tried,
      audit: { action: 'grade' as const, userId: grading.userId },
    };
    await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
    return { kind: 'graded', objectiveWorkflowId: attempt.id, attemptState };
  });
}
