import { furtherTexts } from '../../lib/format/i18n';
import { whenStill } from '../../lib/time/when-still';

/**
 * Fetches what the next page is likely to need before it is asked for: its texts, what asks the server, and the pages of
 * a course. Over a slow network they would otherwise be waited for. What fails is asked for again by the page itself.
 */
export async function prepareNextPages(): Promise<void> {
  await Promise.allSettled([furtherTexts(), import('../loaders/load-course')]);
  // Their styles have the page laid out anew.
  await new Promise<void>((resolve) => whenStill(resolve));
  await import('../../features/course-details/course-details-page').catch(() => {});
}
