import { suggestionsQuery } from '../../api/courses/suggestions';
import { dashboardQuery } from '../../api/planner/dashboard';
import type { RouterContext } from '../routes/router-context';

/** [2.2] Anew at each visit: what was done meanwhile is told. */
export async function loadDashboard({ context }: { context: RouterContext }): Promise<void> {
  const { queryClient } = context;
  await Promise.all([
    queryClient.fetchQuery(dashboardQuery()),
    queryClient.prefetchQuery(suggestionsQuery()),
  ]);
}
