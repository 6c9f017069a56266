import { lazyRouteComponent } from '@tanstack/react-router';
import { lazyPending } from './lazy-stand-in';

const PENDING_MS = 200;

/** What stands in for a course's content that takes longer than a blink, or that could not be fetched. */
export const playerStandIns = {
  pendingMs: PENDING_MS,
  pendingComponent: lazyPending(async () => {
    const { PlayerSkeleton } = await import('../features/course-content/player-skeleton');
    return PlayerSkeleton;
  }),
  errorComponent: lazyRouteComponent(() => import('./course-error'), 'CourseError'),
};

/** The page of the course draws its activities, the absent ones too: nothing stands in for them here. */
export const activityStandIns = { notFoundComponent: () => null, pendingComponent: () => null };
