import type { HistoryLocation } from '@tanstack/react-router';
import { showToast } from '../../lib/page/toasts';
import type { AppRouter } from '../routes/create-app-router';
import { pageOf } from '../routes/lead-to-page';

/**
 * Without a connection another page cannot be had, and asking for it would lose the one that is open: that one stays,
 * and says why. What lies on the same page, as the activities of a course do, is open as ever.
 */
export function stayOffline(router: AppRouter): void {
  let goesAgain = () => {};
  const follow = () => {
    goesAgain();
    goesAgain = navigator.onLine ? () => {} : hold(router);
  };
  addEventListener('offline', follow);
  addEventListener('online', follow);
  follow();
}

function hold(router: AppRouter): () => void {
  const pageAt = (location: HistoryLocation) =>
    pageOf(router, router.matchRoutes(router.parseLocation(location)))?.id;
  return router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation }) => {
      const isSamePage = pageAt(currentLocation) === pageAt(nextLocation);
      if (!isSamePage) showToast('info', router.options.context.i18n.t('toasts.pageOutOfReach'));
      return !isSamePage;
    },
  });
}
