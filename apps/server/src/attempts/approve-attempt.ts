import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { endsAttempt } from '@lantern/domain/attempt/settle-attempt';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { listAttemptActivities } from '../store/activities/attempt-activities';
import { lockAttempt } from '../store/attempts/attempts';
import { writeAttempt } from './write-attempt';
import { awaitsGrading, settledState } from './activity-steps';
import { attemptChange, type Moment } from './attempt-change';
import { attemptTree } from './attempt-tree';

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
    const root = attemptTree(await listAttemptActivities(tx, tenantId, attempt));
    // [4.29] What it waited for may have been archived since: then nothing is left to grade.
    const pending = { awaitsGrading: awaitsGrading(root), awaitsApproval: true };
    const standing = settledState(attempt.state, pending);
    const isApproved = !endsAttempt(attempt.state) && endsAttempt(standing);
    const approved = nextAttemptState(standing, { event: 'approve', actor: 'grader' });
    if (!approved && !isApproved) return { kind: 'refused', reason: 'notGraded' };

    const nothing = { awaitsGrading: false, awaitsApproval: false };
    const attemptState = settledState(approved ?? standing, nothing);
    const change = {
      ...attemptChange(attempt, { state: attemptState, root, activities: [] }, moment),
      audit: { action: 'approve' as const, userId },
    };
    await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
    return { kind: 'approved', attemptState };
  });
}
