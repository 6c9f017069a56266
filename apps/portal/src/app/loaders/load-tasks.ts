import { tasksQuery } from '../../api/planner/tasks';
import type { RouterContext } from '../routes/router-context';

type TasksVisit = { context: RouterContext; cause: 'enter' | 'stay' | 'preload' };

/** Anew at each visit: what was done meanwhile is no task any more. Another order and an opened drawer are no visit. */
export async function loadTasks({ context, cause }: TasksVisit): Promise<void> {
  if (cause === 'stay') return;
  await context.queryClient.fetchQuery(tasksQuery());
}
