import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import type { ActivityOutcome, ActivityRefusal } from '../../attempts/activity-outcome';
import { activityLockText } from '../../texts/activity-lock-texts';
import { refusalText } from '../../texts/refusal-texts';

/** The activities as they are now, or the problem that says why nothing was done. */
export function activityAnswer(outcome: ActivityOutcome, locale: string): ActivityWorkflow[] {
  if (outcome.kind === 'done') return outcome.workflows;
  throw problemOf(outcome.refusal, locale);
}

function problemOf(refusal: ActivityRefusal, locale: string): ProblemError {
  if (refusal.kind === 'notFound' || refusal.kind === 'attemptNotFound') return new ProblemError('notFound');
  const text =
    refusal.kind === 'locked' ? activityLockText(refusal.lock, locale) : refusalText(refusal.kind, locale);
  return new ProblemError('conflict', { _: [text] });
}
