import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import { stateAfterApproval } from '@lantern/domain/attempt/awaits-grading';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { readAttemptTree } from '../../store/activities/attempt-tree';
import { lockAttempt } from '../../store/attempts/attempts';
import { writeAttempt } from '../write-attempt';
import { attemptChange, type Moment } from '../attempt-change';

export type Approval = { tenantId: string; objectiveWorkflowId: string; userId: string | null };

export type ApprovalOutcome =
  | { kind: 'approved'; attemptState: WorkflowState }
  | { kind: 'refused'; reason: 'attemptNotFound' | 'ownWork' | 'notGraded' };

/** [4.3] A grader stands by the grades; the attempt ends with that. */
export function approveAttempt(db: Db, approval: Approval, moment: Moment): Promise<ApprovalOutcome> {
  return db.transaction(async (tx) => {
    const { tenantId, objectiveWorkflowId, userId } = approval;
    const attempt = await lockAttempt(tx, tenantId, objectiveWorkflowId);
    if (!attempt) return { kind: 'refused', reason: 'attemptNotFound' };
    if (!mayGradeWorkOf(attempt.userId, userId)) return { kind: 'refused', reason: 'ownWork' };
    const root = await readAttemptTree(tx, tenantId, attempt);
    const attemptState = stateAfterApproval(attempt.state, root);
    if (!attemptState) return { kind: 'refused', reason: 'notGraded' };
    const change = {
      ...attemptChange(attempt, { state: attemptState, root, activities: [] }, moment),
      audit: { action: 'approve' as const, userId },
    };
    await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
    return { kind: 'approved', attemptState };
  });
}
