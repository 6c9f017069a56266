import type { ListType } from '@lantern/domain/catalog/filter-state';
import type { ErrorRouteComponent, RouteComponent } from '@tanstack/react-router';
import { isBeingWritten } from '../../parts/course-list/state/list-history';
import type { ListVisit } from '../loaders/load-course-list';

type Fallbacks = { pending: RouteComponent; failed: ErrorRouteComponent };

/** A skeleton is the fallback of a list that takes longer than a blink. */
const PENDING_MS = 200;

/** What the routes of the three lists have in common. */
export function listRoute(list: ListType, { pending, failed }: Fallbacks) {
  return {
    // No `loaderDeps`: a list with another search is the same page. Its loader runs behind the list that is on the
    // screen; a page of its own for each search would stand in for the list, and for a drawer that is open above it.
    // What the list itself has written there it knows already.
    shouldReload: ({ location }: ListVisit) => !isBeingWritten(location.searchStr),
    // Its code comes when it is needed: of the first page the server has taken care.
    loader: async (visit: ListVisit) => {
      const { loadCourseList } = await import('../loaders/load-course-list');
      return loadCourseList(list, visit);
    },
    // Each visit begins anew: what an earlier one began with is no longer what the browser remembers.
    gcTime: 0,
    pendingMs: PENDING_MS,
    pendingComponent: pending,
    errorComponent: failed,
  };
}
