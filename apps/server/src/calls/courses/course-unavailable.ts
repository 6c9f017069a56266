import { ProblemError } from '@lantern/contract/problem-error';
import { refusalText } from '../../texts/refusal-texts';

/** [4.18] Reading 65: a draft or archived course takes no work. */
export function courseUnavailable(locale: string): ProblemError {
  return new ProblemError('conflict', { _: [refusalText('unavailable', locale)] });
}
