import { lazyPage } from './lazy-page';

/** [2.2] In the file of the dashboard itself, which is there before what it shows. */
export const DashboardPending = lazyPage(
  async () => (await import('../../features/dashboard/dashboard-skeleton')).DashboardSkeleton,
);
