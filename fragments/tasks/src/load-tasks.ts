import type { Task } from '@lantern/contract/planner/task';
import { taskGroups, type Today } from '@lantern/domain/planner/task-groups';
import type { FragmentApi } from '@lantern/fragment-kit/fragment-props';

const MOST_ROWS = 4;

export type ShownTasks = {
  /** What presses most, and then what is ticked already; those who tick one see it stay. */
  rows: Task[];
  /** All that is not ticked. */
  openCount: number;
};

/** As the wire has it: dates are texts. */
type SentTask = Omit<Task, 'due' | 'ticked'> & { due: string | null; ticked: string | null };

export async function loadTasks(api: FragmentApi, day: Today): Promise<ShownTasks> {
  const { tasks } = (await api.get('/api/lms/v1/users/me/tasks')) as { tasks: SentTask[] }; // the call's own answer
  const read = tasks.map((task) => ({ ...task, due: dateOf(task.due), ticked: dateOf(task.ticked) }));
  const ordered = taskGroups(read, day).flatMap((group) => group.tasks);
  const open = ordered.filter(({ ticked }) => !ticked);
  const ticked = ordered.filter((task) => task.ticked);
  return { rows: [...open, ...ticked].slice(0, MOST_ROWS), openCount: open.length };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
