import type { TFunction } from 'i18next';
import { showToast } from '../../lib/page/toasts';
import { errorText } from './error-text';
import { isPassingFailure } from './is-passing-failure';

/** [8.3] Tells in short that something was not done, and offers to do it again where that can help. */
export function tellFailure(error: unknown, t: TFunction, again: () => void): void {
  const offer = { label: t('trouble.tryAgain'), run: again };
  showToast('error', errorText(error, t), isPassingFailure(error) ? offer : undefined);
}
