import { isFocusLost, leadToTitle, whenTitled } from '../lib/lead-to-title';
import type { AppRouter } from './create-app-router';
import { pageOf } from './page-of';

/** Whoever goes to another page within the portal is led to its title, and hears where they are. */
export function leadToPage(router: AppRouter): void {
  const openPage = () => pageOf(router, router.state.matches)?.pathname;
  let page = openPage();
  let leading = new AbortController();
  router.subscribe('onRendered', ({ toLocation }) => {
    const next = openPage();
    if (next === page) return;
    page = next;
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
