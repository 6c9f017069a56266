import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import type { ActivityLock } from '@lantern/domain/activity/activity-lock';
import type { ActivityChange } from './activity-steps';

/** Why the activities of an attempt stay as they are. */
export type ActivityRefusal =
  | { kind: 'notFound' | 'unavailable' | 'attemptNotRunning' | 'notAllowedNow' | 'noTryLeft' }
  | { kind: 'locked'; lock: ActivityLock };

export type ActivityOutcome =
  | { kind: 'done'; workflows: ActivityWorkflow[] }
  | { kind: 'refused'; refusal: ActivityRefusal };

export function refused(refusal: ActivityRefusal): ActivityOutcome {
  return { kind: 'refused', refusal };
}

/** [3.7] An attempt at an activity as the wire shows it. */
export function activityWorkflowOf(attempt: { id: string }, change: ActivityChange): ActivityWorkflow {
  const { id, partId, state, progress, started, submitted, finished } = change;
  const objectiveWorkflowId = attempt.id;
  return { id, objectiveWorkflowId, activityPartId: partId, state, progress, started, submitted, finished };
}
