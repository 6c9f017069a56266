import { type DueUrgency, dueUrgency } from '../course/due-urgency';

/** When a task is due: at a moment that a course sets, or on a day that the learner chose; null for neither. */
export type TaskDate = { due: Date | null; dueOn: string | null };

/** The day of the learner's calendar, as ISO 8601 writes it. */
export type Today = { now: Date; today: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 7;

/** [4.22] How much a task presses; a day of one's own is over when it is. Without a date it never presses. */
export function taskUrgency({ due, dueOn }: TaskDate, { now, today }: Today): DueUrgency {
  if (due) return dueUrgency(due, now);
  if (!dueOn) return 'later';
  const days = (Date.parse(dueOn) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'overdue';
  return days <= SOON_DAYS ? 'soon' : 'later';
}

export type TaskGroup<Task> = { urgency: DueUrgency; tasks: Task[] };

/** [4.22] Overdue first, then the next seven days, then the rest; each in the order of its dates, those without at the end. */
export function taskGroups<Task extends TaskDate>(
  tasks: readonly Task[],
  day: Today,
): Array<TaskGroup<Task>> {
  const sorted = tasks.toSorted((one, other) => timeOf(one) - timeOf(other));
  return (['overdue', 'soon', 'later'] as const).flatMap((urgency) => {
    const group = sorted.filter((task) => taskUrgency(task, day) === urgency);
    return group.length > 0 ? [{ urgency, tasks: group }] : [];
  });
}

/** A day ends with its last moment, so what is due in the course of it comes first. */
function timeOf({ due, dueOn }: TaskDate): number {
  if (due) return due.getTime();
  return dueOn ? Date.parse(dueOn) + DAY_MS - 1 : Number.MAX_SAFE_INTEGER;
}
