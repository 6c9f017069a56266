import {
  getMyNotifications,
  NOTIFICATIONS_AT_ONCE,
} from '@lantern/contract/notifications/get-my-notifications';
import type { Notification } from '@lantern/contract/notifications/notification';
import { call } from '../../http/served-call';
import {
  countUnread,
  listNotifications,
  type StoredNotification,
} from '../../store/notifications/read-notifications';

export const handleGetMyNotifications = call(
  getMyNotifications,
  async ({ query: { only, before = null } }, { db, learner }) => {
    const page = { onlyUnread: only === 'unread', before, take: NOTIFICATIONS_AT_ONCE + 1 };
    const [rows, unread] = await Promise.all([
      listNotifications(db, learner, page),
      countUnread(db, learner),
    ]);
    const notifications = rows.slice(0, NOTIFICATIONS_AT_ONCE).map(notificationOf);
    return { notifications, hasMore: rows.length > NOTIFICATIONS_AT_ONCE, unread };
  },
);

function notificationOf({ facts, actorName, read, ...row }: StoredNotification): Notification {
  const { title, courseName = null, line = null, due } = facts;
  return {
    ...row,
    title,
    courseName,
    actorName: actorName ?? facts.actorName ?? null,
    line,
    due: due === undefined ? null : new Date(due),
    isRead: read !== null,
  };
}
