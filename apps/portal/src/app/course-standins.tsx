import { lazyRouteComponent } from '@tanstack/react-router';
import { lazyStandIn } from './lazy-stand-in';

const PENDING_MS = 200;

/** What stands in for a course that takes longer than a blink, or that could not be fetched. */
export const courseStandIns = {
  pendingMs: PENDING_MS,
  pendingComponent: lazyStandIn(async () => {
    const { CourseSkeleton } = await import('../parts/course-story/course-skeleton');
    return CourseSkeleton;
  }),
  errorComponent: lazyRouteComponent(() => import('./course-error'), 'CourseError'),
};
