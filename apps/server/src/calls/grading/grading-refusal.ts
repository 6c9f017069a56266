import { ProblemError } from '@lantern/contract/problem-error';
import type { Failed } from '../../commands/run-command';
import { type RefusalKind, refusalText } from '../../texts/refusal-texts';

/** [4.3] Why a grader's step was not done. What is unknown and what is another tenant's sound the same. */
export function gradingRefusal(
  { reason }: { reason: RefusalKind },
  { field, locale }: { field: string; locale: string },
): Failed {
  if (reason === 'attemptNotFound') throw new ProblemError('notFound');
  return { kind: 'failed', errors: { [field]: [refusalText(reason, locale)] } };
}
