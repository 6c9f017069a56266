import type { Task } from '@lantern/contract/planner/task';
import type { Locale } from '@lantern/domain/display/locales';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { NOTIFICATION_KINDS, type NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import { readTasks } from '../calendar/read-tasks';
import type { Db } from '../db/db';
import { findNextCourse } from '../store/dashboard/next-course';
import { listDigestItems } from '../store/notifications/digest-items';
import type { StoredNotification } from '../store/notifications/read-notifications';

/** Of each kind. */
export const MOST_OF_A_KIND = 5;
const WEEK_MS = 7 * 24 * 3_600_000;

export type DueTask = Task & { due: Date };

export type DigestSection = {
  kind: NotificationKind;
  /** All that there is, also what the mail has no room for. */
  count: number;
  items: StoredNotification[];
};

export type Digest = {
  /** What is due within the week, the first one first. */
  due: { count: number; tasks: DueTask[] };
  next: { course: string; lesson: string | null; progress: number; path: string } | null;
  sections: DigestSection[];
};

type Asked = { tenantId: string; userId: string; locale: Locale; ids: string[]; at: Date };

/** What is still news at that moment; null when nothing is. */
export async function readDigest(
  db: Db,
  { tenantId, userId, locale, ids, at }: Asked,
): Promise<Digest | null> {
  const learner = { tenantId, userId, locale };
  const items = await listDigestItems(db, learner, { ids, at });
  if (items.length === 0) return null;
  const [tasks, next] = await Promise.all([
    readTasks(db, learner, at),
    findNextCourse(db, { ...learner, now: at }),
  ]);
  const due = tasks.filter(isDueTask).filter((task) => isWithinWeek(task, at));
  const sections = NOTIFICATION_KINDS.filter((kind) => kind !== 'dueSoon').flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    return ofKind.length === 0
      ? []
      : [{ kind, count: ofKind.length, items: ofKind.slice(0, MOST_OF_A_KIND) }];
  });
  if (due.length === 0 && sections.length === 0) return null;
  const sorted = due.toSorted((one, other) => one.due.getTime() - other.due.getTime());
  return {
    due: { count: due.length, tasks: sorted.slice(0, MOST_OF_A_KIND) },
    next: next && {
      course: next.course.objective.name,
      lesson: next.lesson?.name ?? null,
      progress: lastWorkflow(next.course)?.progress ?? 0,
      path: `/learn/courses/redirect/${next.course.objective.id}`,
    },
    sections,
  };
}

function isDueTask(task: Task): task is DueTask {
  return task.due !== null && task.ticked === null && !task.isPersonal;
}

function isWithinWeek({ due }: DueTask, at: Date): boolean {
  return due > at && due.getTime() - at.getTime() <= WEEK_MS;
}
