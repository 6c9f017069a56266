import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import type { StepRefusal } from '@lantern/domain/attempt/activity-decision';
import type { ActivityChange } from '@lantern/domain/attempt/activity-steps';

/** Why the activities of an attempt stay as they are. */
export type ActivityRefusal =
  | { kind: 'notFound' | 'attemptNotFound' | 'attemptAnnulled' | 'unavailable' | 'requirementNotMet' }
  | StepRefusal;

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
