import { suggestionsQuery } from '../../api/courses/suggestions';
import { dashboardQuery } from '../../api/planner/dashboard';
import type { RouterContext } from '../routes/router-context';

type DashboardVisit = { context: RouterContext; cause: 'enter' | 'stay' | 'preload' };

/** [2.2] Anew at each visit: what was done meanwhile is told. An opened drawer is no visit. */
export async function loadDashboard({ context, cause }: DashboardVisit): Promise<void> {
  if (cause === 'stay') return;
  const { queryClient } = context;
  await Promise.all([
    queryClient.fetchQuery(dashboardQuery()),
    queryClient.prefetchQuery(suggestionsQuery()),
  ]);
}
