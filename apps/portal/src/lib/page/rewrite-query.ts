import type { AnyRouter } from '@tanstack/react-router';

/**
 * Writes another query into the address of the page that is shown. The page knows it already: the router learns where
 * it is, but neither loads nor draws anything. The entry of the history stays the same, with its place on the page.
 */
export function rewriteQuery(router: AnyRouter, searchStr: string): void {
  const { history, latestLocation: fromLocation } = router;
  const { pathname, hash, state } = history.location;
  const listeners = [...history.subscribers];
  history.subscribers.clear();
  history.replace(`${pathname}${searchStr}${hash}`, state, { ignoreBlocker: true });
  for (const listener of listeners) history.subscribers.add(listener);
  Object.assign(history.location.state, { key: state.key, __TSR_key: state.__TSR_key });
  router.updateLatestLocation();
  router.emit({
    type: 'onResolved',
    fromLocation,
    toLocation: router.latestLocation,
    pathChanged: false,
    hrefChanged: true,
    hashChanged: false,
  });
}
