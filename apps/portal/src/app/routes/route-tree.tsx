import { createRoute } from '@tanstack/react-router';
import {
  CatalogFailed,
  CatalogPending,
  CoursesFailed,
  CoursesPending,
  OpenCatalogFailed,
  OpenCatalogPending,
} from '../pages/list-fallbacks';
import { courseFallbacks } from '../pages/course-fallbacks';
import { courseRoutes } from './course-routes';
import { DashboardPending } from '../pages/dashboard-pending';
import { homeOrCourses, loadCaller } from './guards';
import { lazyFirstPage, lazyPage } from '../pages/lazy-page';
import { listRoute } from './list-route';
import { pageFallbacks } from '../pages/page-fallbacks';
import { playerRoutes } from './player-routes';
import { bare, inside, member, open, root } from './route-frames';

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: homeOrCourses,
  loader: async (visit) => (await import('../loaders/load-dashboard')).loadDashboard(visit),
  pendingMs: 200,
  pendingComponent: DashboardPending,
  staticData: { module: 'src/features/dashboard/dashboard-page.tsx' },
  component: lazyPage(async () => (await import('../../features/dashboard/dashboard-page')).DashboardPage),
});

const courses = createRoute({
  getParentRoute: () => inside,
  path: '/courses',
  ...listRoute('enrolled', {
    pending: CoursesPending,
    failed: CoursesFailed,
  }),
  staticData: { module: 'src/features/courses/courses-page.tsx', hasBookmark: true },
  component: lazyFirstPage(async () => (await import('../pages/courses-or-home')).CoursesOrHome),
});

const catalog = createRoute({
  getParentRoute: () => inside,
  path: '/catalog',
  ...listRoute('catalog', {
    pending: CatalogPending,
    failed: CatalogFailed,
  }),
  staticData: { module: 'src/features/catalog/catalog-page.tsx', hasBookmark: true },
  component: lazyFirstPage(async () => (await import('../../features/catalog/catalog-page')).CatalogPage),
});

const catalogCourse = createRoute({
  getParentRoute: () => inside,
  path: '/catalog/$objectiveId/$',
  loader: async (visit) => (await import('../loaders/load-course')).loadCatalogCourse(visit),
  ...courseFallbacks,
  staticData: { module: 'src/features/catalog-course/catalog-course-page.tsx', hasBookmark: true },
  component: lazyPage(
    async () => (await import('../../features/catalog-course/catalog-course-page')).CatalogCoursePage,
  ),
});

const CertificateNotFound = lazyPage(
  async () => (await import('../../features/public-certificate/public-certificate-page')).CertificateNotFound,
);

const certificate = createRoute({
  getParentRoute: () => inside,
  path: '/courses/$objectiveId/certificate/$certificateNumber',
  loader: async (visit) => (await import('../loaders/load-course')).loadCertificate(visit),
  notFoundComponent: CertificateNotFound,
  staticData: { module: 'src/features/certificate/certificate-page.tsx' },
  component: lazyPage(
    async () => (await import('../../features/certificate/certificate-page')).CertificatePage,
  ),
});

const proctoredActivity = createRoute({
  getParentRoute: () => member,
  path: '/courses/proctor/$objectiveId/$activityPathId',
  staticData: { module: 'src/features/proctored-activity/proctored-activity-page.tsx' },
  component: lazyPage(
    async () =>
      (await import('../../features/proctored-activity/proctored-activity-page')).ProctoredActivityPage,
  ),
});

const tasks = createRoute({
  getParentRoute: () => inside,
  path: '/tasks',
  loader: async (visit) => (await import('../loaders/load-tasks')).loadTasks(visit),
  ...pageFallbacks,
  staticData: { module: 'src/features/tasks/tasks-page.tsx', hasBookmark: true },
  component: lazyPage(async () => (await import('../../features/tasks/tasks-page')).TasksPage),
});

const calendar = createRoute({
  getParentRoute: () => inside,
  path: '/calendar/$',
  loader: async (visit) => (await import('../loaders/load-calendar')).loadCalendar(visit),
  ...pageFallbacks,
  staticData: { module: 'src/features/calendar/calendar-page.tsx', hasBookmark: true },
  component: lazyPage(async () => (await import('../../features/calendar/calendar-page')).CalendarPage),
});

const emailAnswer = createRoute({
  getParentRoute: () => inside,
  path: '/email-response-callback',
  staticData: { module: 'src/features/email-answer/email-answer-page.tsx' },
  component: lazyPage(
    async () => (await import('../../features/email-answer/email-answer-page')).EmailAnswerPage,
  ),
});

const profile = createRoute({
  getParentRoute: () => inside,
  path: '/profile',
  staticData: { module: 'src/features/profile/profile-page.tsx', hasBookmark: true },
  component: lazyPage(async () => (await import('../../features/profile/profile-page')).ProfilePage),
});

const notificationPreferences = createRoute({
  getParentRoute: () => inside,
  path: '/profile/notifications',
  loader: async ({ context }) =>
    (await import('../../features/profile/notification-preferences-page')).loadPreferences(context),
  ...pageFallbacks,
  staticData: { module: 'src/features/profile/notification-preferences-page.tsx', hasBookmark: true },
  component: lazyPage(
    async () =>
      (await import('../../features/profile/notification-preferences-page')).NotificationPreferencesPage,
  ),
});

const openCatalog = createRoute({
  getParentRoute: () => open,
  path: '/open-catalog/$',
  ...listRoute('public', {
    pending: OpenCatalogPending,
    failed: OpenCatalogFailed,
  }),
  staticData: { module: 'src/features/open-catalog/open-catalog-page.tsx' },
  component: lazyFirstPage(
    async () => (await import('../../features/open-catalog/open-catalog-page')).OpenCatalogPage,
  ),
});
const openCatalogCourse = createRoute({
  getParentRoute: () => open,
  path: '/open-catalog/$objectiveId/view/details',
  loader: async (visit) => (await import('../loaders/load-open-catalog-course')).loadOpenCatalogCourse(visit),
  ...courseFallbacks,
  staticData: { module: 'src/features/open-catalog-course/open-catalog-course-page.tsx' },
  component: lazyPage(
    async () =>
      (await import('../../features/open-catalog-course/open-catalog-course-page')).OpenCatalogCoursePage,
  ),
});

const publicCertificate = createRoute({
  getParentRoute: () => bare,
  path: '/certificate/$certificateNumber',
  loader: async (visit) => (await import('../loaders/load-course')).loadPublicCertificate(visit),
  notFoundComponent: CertificateNotFound,
  staticData: { module: 'src/features/public-certificate/public-certificate-page.tsx' },
  component: lazyPage(
    async () =>
      (await import('../../features/public-certificate/public-certificate-page')).PublicCertificatePage,
  ),
});

const forbidden = createRoute({
  getParentRoute: () => bare,
  path: '/forbidden',
  loader: loadCaller,
  staticData: { module: 'src/features/forbidden/forbidden-page.tsx' },
  component: lazyPage(async () => (await import('../../features/forbidden/forbidden-page')).ForbiddenPage),
});

const elsewhere = createRoute({
  getParentRoute: () => bare,
  path: '/elsewhere',
  loader: loadCaller,
  staticData: { module: 'src/features/elsewhere/elsewhere-page.tsx' },
  component: lazyPage(async () => (await import('../../features/elsewhere/elsewhere-page')).ElsewherePage),
});

const toolReturn = createRoute({
  getParentRoute: () => bare,
  path: '/lti-tool-callback',
  staticData: { module: 'src/features/tool-return/tool-return-page.tsx' },
  component: lazyPage(
    async () => (await import('../../features/tool-return/tool-return-page')).ToolReturnPage,
  ),
});

const loginCallback = createRoute({
  getParentRoute: () => root,
  path: '/login-callback',
  beforeLoad: async (guarded) => (await import('./login-callback')).followRedirectTarget(guarded),
});

/** [2.20] */
const simulateError = createRoute({
  getParentRoute: () => root,
  path: '/simulate-error',
  loader: () => {
    throw new Error('A simulated error');
  },
});

/** All that pages are made of, for those who work on them: the build leaves it out. */
const kit = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/kit',
        staticData: { module: 'src/features/kit/kit-page.tsx' },
        component: lazyPage(async () => (await import('../../features/kit/kit-page')).KitPage),
      }),
    ]
  : [];

/** [2.1]–[2.21] Every address under /learn; what is not here is not found. */
export const routeTree = root.addChildren([
  member.addChildren([
    proctoredActivity,
    playerRoutes,
    inside.addChildren([
      home,
      courses,
      catalog,
      catalogCourse,
      ...courseRoutes,
      certificate,
      tasks,
      calendar,
      emailAnswer,
      profile,
      notificationPreferences,
    ]),
  ]),
  open.addChildren([openCatalog, openCatalogCourse]),
  bare.addChildren([publicCertificate, forbidden, elsewhere, toolReturn]),
  loginCallback,
  simulateError,
  ...kit,
]);
