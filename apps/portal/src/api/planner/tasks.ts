import type { PersonalTask, Task } from '@lantern/contract/planner/task';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { wasFound } from './was-found';

/** What there is to do in all courses, and what learners have set themselves. */
export function tasksQuery() {
  return queryOptions({
    queryKey: ['tasks'],
    queryFn: async ({ client }) => {
      const { getMyTasks } = await import('@lantern/contract/planner/get-my-tasks');
      return apiOf(client)(getMyTasks, {});
    },
  });
}

/** More than that nobody looks through for one. */
const MOST_COURSES = 200;

/** The courses that a task of one's own can be for, by name. */
export function taskCoursesQuery() {
  return queryOptions({
    queryKey: ['objective-accesses', 'by name'],
    queryFn: async ({ client }) => {
      const { queryObjectiveAccesses: call } = await import(
        '@lantern/contract/courses/query-objective-accesses'
      );
      const sort = [{ selector: 'objective.name' }];
      const { data } = await apiOf(client)(call, { query: { list: 'enrolled', sort, take: MOST_COURSES } });
      return data.map(({ objective }) => objective);
    },
  });
}

type Tasks = readonly Task[];

/** Shown at once, and as it was where the server does not take it. */
async function changeTasks(
  client: QueryClient,
  change: (tasks: Tasks) => Task[],
  send: () => Promise<unknown>,
): Promise<void> {
  const { queryKey } = tasksQuery();
  void client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, (known) => known && { ...known, tasks: change(known.tasks) });
  try {
    await send();
  } catch (error) {
    client.setQueryData(queryKey, before);
    throw error;
  } finally {
    void client.invalidateQueries({ queryKey });
  }
}

export async function tickTask(client: QueryClient, taskId: string, ticked: Date | null): Promise<void> {
  await changeTasks(
    client,
    (tasks) => tasks.map((task) => (task.id === taskId ? { ...task, ticked } : task)),
    async () => {
      const { putTaskTick } = await import('@lantern/contract/planner/put-task-tick');
      await apiOf(client)(putTaskTick, { params: { taskId }, body: { isTicked: ticked !== null } });
    },
  );
}

/** Not shown before the server has it: what it refuses stays in the form. */
export async function saveTask(client: QueryClient, taskId: string, body: PersonalTask): Promise<void> {
  const { putPersonalTask } = await import('@lantern/contract/planner/put-personal-task');
  await apiOf(client)(putPersonalTask, { params: { taskId }, body });
  await client.invalidateQueries({ queryKey: tasksQuery().queryKey });
}

/** False where it was removed meanwhile; the list then hears of it too. */
export async function changeTask(client: QueryClient, taskId: string, body: PersonalTask): Promise<boolean> {
  const { changePersonalTask } = await import('@lantern/contract/planner/change-personal-task');
  const isThere = await wasFound(apiOf(client)(changePersonalTask, { params: { taskId }, body }));
  await client.invalidateQueries({ queryKey: tasksQuery().queryKey });
  return isThere;
}

/** One that is gone already, in another window or at a first try, is gone. */
export async function removeTask(client: QueryClient, taskId: string): Promise<void> {
  const { removePersonalTask } = await import('@lantern/contract/planner/remove-personal-task');
  await changeTasks(
    client,
    (tasks) => tasks.filter(({ id }) => id !== taskId),
    () => wasFound(apiOf(client)(removePersonalTask, { params: { taskId }, body: {} })),
  );
}
