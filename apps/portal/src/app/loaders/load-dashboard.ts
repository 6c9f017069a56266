import { dashboardQuery } from '../../api/planner/dashboard';
import type { RouterContext } from '../routes/router-context';

/** [2.2] Anew at each visit: what was done meanwhile is told. */
export async function loadDashboard({ context }: { context: RouterContext }): Promise<void> {
  await context.queryClient.fetchQuery(dashboardQuery());
}
