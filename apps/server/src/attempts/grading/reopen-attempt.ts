import { submitObjectiveWorkflow } from '@lantern/contract/courses/submit-objective-workflow';
import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import { withOutcomes } from '@lantern/domain/activity/course-node';
import { reopenedActivities } from '@lantern/domain/attempt/activity-steps';
import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { readAttemptTree } from '../../store/activities/attempt-tree';
import { lockAttempt } from '../../store/attempts/attempts';
import { deleteCommand } from '../../store/platform/commands';
import type { Approval } from './approve-attempt';
import { attemptChange, type Moment } from '../attempt-change';
import { writeAttempt } from '../write-attempt';

export type ReopeningOutcome =
  | { kind: 'reopened'; attemptState: WorkflowState }
  | { kind: 'refused'; reason: 'attemptNotFound' | 'ownWork' | 'notWaiting' };

/** [4.3] A grader gives an attempt back: what has no grade yet is the learner's again, and is handed in anew. */
export function reopenAttempt(db: Db, reopening: Approval, moment: Moment): Promise<ReopeningOutcome> {
  return db.transaction(async (tx) => {
    const { tenantId, objectiveWorkflowId, userId } = reopening;
    const attempt = await lockAttempt(tx, tenantId, objectiveWorkflowId);
    if (!attempt) return { kind: 'refused', reason: 'attemptNotFound' };
    if (!mayGradeWorkOf(attempt.userId, userId)) return { kind: 'refused', reason: 'ownWork' };
    const attemptState = nextAttemptState(attempt.state, { event: 'reopen', actor: 'grader' });
    if (!attemptState) return { kind: 'refused', reason: 'notWaiting' };

    const before = await readAttemptTree(tx, tenantId, attempt);
    const activities = reopenedActivities(before);
    const root = withOutcomes(
      before,
      activities.map((workflow) => ({ partId: workflow.partId, workflow })),
    );
    const change = {
      ...attemptChange(attempt, { state: attemptState, root, activities }, moment),
      submitted: null,
      audit: { action: 'reopen' as const, userId },
    };
    await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
    // [7.8] Its id is the attempt's own: as long as it is kept, the attempt could not be handed in again.
    const { kind } = submitObjectiveWorkflow;
    await deleteCommand(tx, { tenantId, userId: attempt.userId, kind, id: attempt.id });
    return { kind: 'reopened', attemptState };
  });
}
