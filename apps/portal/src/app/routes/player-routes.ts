import { createRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { lazyPage } from '../pages/lazy-page';
import { activityFallbacks, playerFallbacks } from '../pages/player-fallbacks';
import { player } from './route-frames';

const loaders = () => import('../loaders/load-course-content');

const courseContentPage = {
  ...playerFallbacks,
  staticData: { module: 'src/features/player/player-page.tsx' },
  component: lazyPage(async () => (await import('../../features/player/player-page')).PlayerPage),
};
/** Its page stays while the learner goes from activity to activity below it. */
const courseContent = createRoute({
  getParentRoute: () => player,
  path: '/courses/$objectiveId/view/content',
  loader: async (visit) => (await loaders()).loadCourseContent(visit),
  ...courseContentPage,
});
const courseStart = createRoute({
  getParentRoute: () => courseContent,
  path: '/',
  loader: async (visit) => (await loaders()).loadActivity(visit),
  ...activityFallbacks,
});
const courseActivity = createRoute({
  getParentRoute: () => courseContent,
  path: '$activityPartAxis',
  loader: async (visit) => (await loaders()).loadActivity(visit),
  ...activityFallbacks,
});
/** [2.21] Further in there is nothing. */
const beyondActivity = createRoute({
  getParentRoute: () => courseContent,
  path: '$activityPartAxis/$more/$',
  beforeLoad: () => {
    throw notFound({ routeId: rootRouteId });
  },
});

/** [2.9] */
const activityReview = createRoute({
  getParentRoute: () => player,
  path: '/courses/$objectiveId/workflow/$workflowId/view',
  loader: async (visit) => (await loaders()).loadActivityReview(visit),
  ...courseContentPage,
  // Reading 70: an attempt that is not there is told beside the contents, as an unknown activity is.
  notFoundComponent: courseContentPage.component,
});

/** [2.8] [2.9] The addresses of a course's content. */
export const playerRoutes = player.addChildren([
  courseContent.addChildren([courseStart, courseActivity, beyondActivity]),
  activityReview,
]);
