import { ProblemError } from '@lantern/contract/problem-error';
import type { LaunchRefusal } from '../../lti/plan-launch';
import { activityLockText } from '../../texts/activity-lock-texts';
import { refusalText } from '../../texts/refusal-texts';

/** Why a tool is not opened. */
export function launchProblem(refusal: LaunchRefusal, locale: string): ProblemError {
  if (refusal.kind === 'notFound') return new ProblemError('notFound');
  const text =
    refusal.kind === 'locked' ? activityLockText(refusal.lock, locale) : refusalText(refusal.kind, locale);
  return new ProblemError('conflict', { _: [text] });
}
