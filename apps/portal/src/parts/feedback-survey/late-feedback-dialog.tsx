import { lazy } from 'react';
import { furtherTexts } from '../../lib/format/i18n';
import { loadPatiently } from '../../lib/network/load-patiently';

/** Loaded, with its texts, when somebody wants to say something. */
export const LateFeedbackDialog = lazy(async () => {
  const [{ FeedbackDialog }] = await Promise.all([
    loadPatiently(() => import('./feedback-dialog')),
    loadPatiently(furtherTexts),
  ]);
  return { default: FeedbackDialog };
});
