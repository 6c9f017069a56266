import { PROBLEM_STATUS, ProblemError } from '@lantern/contract/problem-error';
import type { TFunction } from 'i18next';
import { CommandError, firstMessageOf } from './command-error';
import { NetworkError } from './network-error';
import { problemCodeOf } from './problem-code-of';

/** [8.2] [8.3] What a failed call is told as. Only a refused command brings words of the server's own. */
export function errorText(error: unknown, t: TFunction): string {
  if (error instanceof CommandError) return error.firstMessage ?? t(`commandErrors.${error.key}`);
  if (error instanceof NetworkError) return t('errors.network');
  const code = problemCodeOf(error);
  if (error instanceof ProblemError && code === 'commandFailed')
    return firstMessageOf(error.errors) ?? t('commandErrors.acceptedWithErrors');
  if (code === 'internal') return t('errors.internal');
  return t(code && PROBLEM_STATUS[code] >= 500 ? 'trouble.server' : 'errors.unknown');
}
