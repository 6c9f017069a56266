import type { i18n as I18n } from 'i18next';
import { addFurtherTexts } from '../lib/i18n';

/**
 * Fetches what any next page shows or does before its own files are here: what stands in for it, what is told when it
 * fails, its texts, and what asks for its courses. Over a slow network they would otherwise be waited for in turn.
 */
export async function prepareNextPages(i18n: I18n, { isSignedIn }: { isSignedIn: boolean }): Promise<void> {
  await Promise.allSettled([
    import('./route-error'),
    import('./catalog-standins'),
    import('../parts/course-story/course-skeleton'),
    import('./route-loaders/load-course-list'),
    import('../api/call-api'),
    addFurtherTexts(i18n),
    ...(isSignedIn ? forMembers() : forVisitors()),
  ]);
}

function forMembers() {
  return [import('./courses-standins'), import('./route-loaders/load-course')];
}

/** A visitor goes from the list to a course, nowhere else. */
function forVisitors() {
  return [
    import('./route-loaders/load-open-catalog-course'),
    import('../features/open-catalog-course/open-catalog-course-page'),
  ];
}
