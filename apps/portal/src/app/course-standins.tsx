import { lazyRouteComponent } from '@tanstack/react-router';
import { lazyPending } from './lazy-stand-in';

const PENDING_MS = 200;

/** What stands in for a course that takes longer than a blink, or that could not be fetched. */
export const courseStandIns = {
  pendingMs: PENDING_MS,
  pendingComponent: lazyPending(async () => {
    const { CourseSkeleton } = await import('../parts/course-story/course-skeleton');
    return CourseSkeleton;
  }),
  errorComponent: lazyRouteComponent(() => import('./course-error'), 'CourseError'),
};
