import { isGuid } from '@lantern/domain/web/is-guid';
import { createRoute } from '@tanstack/react-router';
import { courseFallbacks } from '../pages/course-fallbacks';
import { lazyPage } from '../pages/lazy-page';
import { inside } from './route-frames';

const courseRedirect = createRoute({
  getParentRoute: () => inside,
  path: '/courses/redirect/$objectiveId',
  loader: async (visit) => (await import('../loaders/load-course-redirect')).openCourse(visit),
  ...courseFallbacks,
});

const courseDetailsPage = {
  staticData: { module: 'src/features/course-details/course-details-page.tsx' },
  component: lazyPage(
    async () => (await import('../../features/course-details/course-details-page')).CourseDetailsPage,
  ),
};
const courseDetails = createRoute({
  getParentRoute: () => inside,
  path: '/courses/$objectiveId',
  loader: async (visit) => (await import('../loaders/load-course')).loadCourseDetails(visit),
  ...courseFallbacks,
  ...courseDetailsPage,
});

const courseViewDetails = createRoute({
  getParentRoute: () => inside,
  path: '/courses/$objectiveId/view/details',
  loader: async (visit) => (await import('../loaders/load-course')).loadCourseDetails(visit),
  ...courseFallbacks,
  ...courseDetailsPage,
});

const courseAnnouncements = createRoute({
  getParentRoute: () => inside,
  path: '/courses/$objectiveId/view/notifications',
  loader: async (visit) => (await import('../loaders/load-course')).loadAnnouncements(visit),
  ...courseFallbacks,
  staticData: { module: 'src/features/announcements/announcements-page.tsx' },
  component: lazyPage(
    async () => (await import('../../features/announcements/announcements-page')).AnnouncementsPage,
  ),
});

/** Reading 1: a course by its enrolment; both are ids, so that no word of another address is taken for one. */
const courseByAggregate = createRoute({
  getParentRoute: () => inside,
  path: '/courses/$objectiveId/$aggregateId',
  params: {
    parse: (params) => isGuid(params.objectiveId) && isGuid(params.aggregateId) && params,
  },
  loader: async (visit) => (await import('../loaders/load-course')).loadCourseByAggregate(visit),
  ...courseFallbacks,
  ...courseDetailsPage,
});

/** The pages of a course that somebody has taken up. */
export const courseRoutes = [
  courseRedirect,
  courseDetails,
  courseViewDetails,
  courseAnnouncements,
  courseByAggregate,
];
