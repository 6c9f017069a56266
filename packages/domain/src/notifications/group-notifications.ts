import type { NotificationKind } from './notification-kinds';

type Told = { id: string; kind: NotificationKind; courseId: string | null; made: Date; isRead: boolean };

/** What stands in one line: the latest of one kind and course, and those that it stands for. */
export type NotificationLine<One extends Told> = { latest: One; all: One[] };

export type NotificationDays<One extends Told> = {
  today: Array<NotificationLine<One>>;
  earlier: Array<NotificationLine<One>>;
};

/**
 * What people were told of, the latest first: several of one kind and course in one line, the read apart from the unread. What
 * belongs to no course stands alone. `startOfDay`: of the reader's day.
 */
export function groupNotifications<One extends Told>(
  notifications: readonly One[],
  startOfDay: Date,
): NotificationDays<One> {
  const isToday = ({ made }: One) => made >= startOfDay;
  return {
    today: linesOf(notifications.filter(isToday)),
    earlier: linesOf(notifications.filter((one) => !isToday(one))),
  };
}

function linesOf<One extends Told>(notifications: readonly One[]): Array<NotificationLine<One>> {
  const lines = new Map<string, NotificationLine<One>>();
  for (const one of notifications) {
    const key = one.courseId === null ? one.id : `${one.kind} ${one.courseId} ${one.isRead}`;
    const line = lines.get(key);
    if (line) line.all.push(one);
    else lines.set(key, { latest: one, all: [one] });
  }
  return [...lines.values()];
}
