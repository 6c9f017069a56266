import type { ListedWorkflow } from '@lantern/contract/entities/objective-access';
import type { Attempt } from '../store/attempts/attempts';
import type { AttemptChange } from '../store/attempts/update-attempt';

/** [4.10] [4.11] Why an attempt cannot be ended. */
export type AttemptRefusal =
  | 'attemptAnnulled'
  | 'attemptNotFound'
  | 'unavailable'
  | 'attemptNotRunning'
  | 'mustBeSubmitted';

export type AttemptOutcome =
  | { kind: 'done'; workflow: ListedWorkflow }
  | { kind: 'refused'; reason: AttemptRefusal };

/** The attempt as the wire shows it after a step. */
export function changedWorkflow(attempt: Attempt, change: AttemptChange): ListedWorkflow {
  return {
    id: attempt.id,
    state: change.state,
    progress: change.progress,
    started: attempt.started,
    submitted: change.submitted,
    finished: change.finished,
    protectResults: attempt.protectResults,
    objectiveRecordId: change.record?.id ?? null,
  };
}
