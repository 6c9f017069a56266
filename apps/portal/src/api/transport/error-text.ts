import { ProblemError } from '@lantern/contract/problem-error';
import type { TFunction } from 'i18next';
import { CommandError, firstMessageOf } from './command-error';
import { isPassingFailure } from './is-passing-failure';
import { NetworkError } from './network-error';
import { problemCodeOf } from './problem-code-of';
import { retryAfterMsOf, serverTroubleText } from './retry-after';

/** [8.2] [8.3] What a failed call is told as. Only a refused command brings words of the server's own. */
export function errorText(error: unknown, t: TFunction): string {
  if (error instanceof CommandError) return error.firstMessage ?? t(`commandErrors.${error.key}`);
  if (error instanceof NetworkError) return t('errors.network');
  const code = problemCodeOf(error);
  if (error instanceof ProblemError && code === 'commandFailed')
    return firstMessageOf(error.errors) ?? t('commandErrors.acceptedWithErrors');
  if (code === 'internal') return t('errors.internal');
  return isPassingFailure(error) ? serverTroubleText(retryAfterMsOf(error), t) : t('errors.unknown');
}
