import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { listAttemptActivities } from '../store/attempt-activities';
import { lockAttempt } from '../store/attempts';
import { writeAttempt } from './write-attempt';
import { settledState } from './activity-steps';
import { attemptChange, type Moment } from './attempt-change';
import { attemptTree } from './attempt-tree';

export type Approval = { tenantId: string; objectiveWorkflowId: string; userId: string | null };

export type ApprovalOutcome =
  | { kind: 'approved'; attemptState: WorkflowState }
  | { kind: 'refused'; reason: 'notFound' | 'notGraded' };

/** [4.3] A grader stands by the grades; the attempt ends with that. */
export function approveAttempt(db: Db, approval: Approval, moment: Moment): Promise<ApprovalOutcome> {
  return db.transaction(async (tx) => {
    const { tenantId, objectiveWorkflowId, userId } = approval;
    const attempt = await lockAttempt(tx, tenantId, objectiveWorkflowId);
    if (!attempt) return { kind: 'refused', reason: 'notFound' };
    const approved = nextAttemptState(attempt.state, { event: 'approve', actor: 'grader' });
    if (!approved) return { kind: 'refused', reason: 'notGraded' };

    const root = attemptTree(await listAttemptActivities(tx, tenantId, attempt));
    const attemptState = settledState(approved, { awaitsGrading: false, awaitsApproval: false });
    const change = {
      ...attemptChange(attempt, { state: attemptState, root }, moment),
      audit: { action: 'approve' as const, userId },
    };
    await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
    return { kind: 'approved', attemptState };
  });
}
