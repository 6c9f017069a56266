import { ProblemError } from '@lantern/contract/problem-error';
import type { TFunction } from 'i18next';
import { firstMessageOf } from '../../../api/transport/command-error';
import { errorText } from '../../../api/transport/error-text';
import { problemCodeOf } from '../../../api/transport/problem-code-of';

/** Why something was not done in a discussion; a rule is told in the server's words. */
export function discussionErrorText(error: unknown, t: TFunction): string {
  const code = problemCodeOf(error);
  if (code === 'tooManyRequests') return t('discussion.tooMany');
  if (code === 'notFound') return t('discussion.gone');
  const message = error instanceof ProblemError && code === 'conflict' ? firstMessageOf(error.errors) : null;
  return message ?? errorText(error, t);
}
