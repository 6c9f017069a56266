import type { AnyRoute, AnyRouteMatch } from '@tanstack/react-router';
import type { AppRouter } from './create-app-router';

/** The page among what an address matched: what only changes something on it has no component of its own. */
export function pageOf(router: AppRouter, matches: readonly AnyRouteMatch[]): AnyRouteMatch | undefined {
  const routes: Partial<Record<string, AnyRoute>> = router.routesById;
  return matches.findLast(({ routeId }) => routes[routeId]?.options.component);
}
