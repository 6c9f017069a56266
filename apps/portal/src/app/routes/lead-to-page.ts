import type { AnyRoute, AnyRouteMatch } from '@tanstack/react-router';
import { isFocusLost, leadToTitle, whenTitled } from '../../lib/page/lead-to-title';
import type { AppRouter } from './create-app-router';

/** Whoever goes to another page within the portal is led to its title, and hears where they are. */
export function leadToPage(router: AppRouter): void {
  const openPage = () => pageOf(router, router.state.matches)?.pathname;
  let page = openPage();
  let leading = new AbortController();
  router.subscribe('onRendered', ({ toLocation }) => {
    const before = page;
    page = openPage();
    // The first page is where the reader came to by themselves.
    if (before === undefined || page === before) return;
    leading.abort();
    leading = new AbortController();
    if (toLocation.hash === '') whenTitled(leadUnlessHeld, leading.signal);
  });
}

/** The page, or what lies over it, may have put the focus where it belongs. */
function leadUnlessHeld(): void {
  const isHeld = !isFocusLost() && document.activeElement?.closest('main, dialog') !== null;
  if (!isHeld) leadToTitle();
}

/** The page among what an address matched: what only changes something on it has no component of its own. */
export function pageOf(router: AppRouter, matches: readonly AnyRouteMatch[]): AnyRouteMatch | undefined {
  const routes: Partial<Record<string, AnyRoute>> = router.routesById;
  return matches.findLast(({ routeId }) => routes[routeId]?.options.component);
}
