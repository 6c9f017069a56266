import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import { allNodes, withOutcomes } from '@lantern/domain/activity/course-node';
import { mayGradeAttempt } from '@lantern/domain/attempt/attempt-lifecycle';
import { stateAfterGrading } from '@lantern/domain/attempt/awaits-grading';
import { gradedActivity, takesPoints } from '@lantern/domain/attempt/graded-activity';
import { countedScore, tryScore } from '@lantern/domain/tries/try-score';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { readAttemptTree } from '../../store/activities/attempt-tree';
import { lockAttemptOfActivity } from '../../store/attempts/attempts';
import { attemptChange, type Moment } from '../attempt-change';
import { writeAttempt } from '../write-attempt';

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
  | {
      kind: 'refused';
      reason: 'attemptNotFound' | 'ownWork' | 'notHandedIn' | 'alreadyGraded' | 'takesNoPoints';
    };

/** [4.3] Of one learner's activity, whoever else has its grade. */
export async function gradeOwnActivity(tx: Db, grading: Grading, moment: Moment): Promise<GradingOutcome> {
  const { tenantId, activityWorkflowId, actor } = grading;
  const attempt = await lockAttemptOfActivity(tx, tenantId, activityWorkflowId);
  if (!attempt) return { kind: 'refused', reason: 'attemptNotFound' };
  if (!mayGradeWorkOf(attempt.userId, grading.userId)) return { kind: 'refused', reason: 'ownWork' };
  if (attempt.state !== 'inProgress' && !mayGradeAttempt(attempt.state, actor)) {
    return { kind: 'refused', reason: 'alreadyGraded' };
  }
  const before = await readAttemptTree(tx, tenantId, attempt);
  const node = allNodes(before).find(({ outcome }) => outcome.workflow?.id === activityWorkflowId);
  if (!node?.outcome.workflow) return { kind: 'refused', reason: 'attemptNotFound' };
  if (actor === 'grader' && !takesPoints(node)) return { kind: 'refused', reason: 'takesNoPoints' };
  const graded = gradedActivity(node.outcome.workflow, actor, moment.now);
  if (!graded) return { kind: 'refused', reason: 'notHandedIn' };

  const { partId } = node.part;
  const tried = tryScore(node, grading, attempt.gradingScale);
  const score = countedScore(node, tried);
  const { normalizedScore, passed } = score ?? node.outcome;
  const root = withOutcomes(before, [{ partId, workflow: graded, normalizedScore, passed }]);
  const attemptState = stateAfterGrading(attempt, root);
  const activities = [{ ...graded, partId }];
  const change = {
    ...attemptChange(attempt, { state: attemptState, root, activities }, moment),
    score: score && { id: moment.newId(), ...score },
    tried,
    audit: { action: 'grade' as const, userId: grading.userId },
  };
  await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
  return { kind: 'graded', objectiveWorkflowId: attempt.id, attemptState };
}
