import { tasksQuery } from '../../api/planner/tasks';
import type { RouterContext } from '../routes/router-context';

/** Anew at each visit: what was done meanwhile is no task any more. */
export async function loadTasks({ context }: { context: RouterContext }): Promise<void> {
  await context.queryClient.fetchQuery(tasksQuery());
}
