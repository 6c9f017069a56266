import { getMyUnreadCount } from '@lantern/contract/notifications/get-my-unread-count';
import { putAllNotificationsRead } from '@lantern/contract/notifications/put-all-notifications-read';
import { putNotificationsRead } from '@lantern/contract/notifications/put-notifications-read';
import { call, type ServedCall } from '../../http/served-call';
import { markToldRead } from '../../store/communications/read-communications';
import { countUnread, setAllRead, setRead } from '../../store/notifications/read-notifications';
import { handleGetMyNotificationPreferences } from './get-my-notification-preferences';
import { handleGetMyNotifications } from './get-my-notifications';
import { handlePutNotificationPreference } from './put-notification-preference';

export const NOTIFICATION_CALLS: readonly ServedCall[] = [
  handleGetMyNotifications,
  call(getMyUnreadCount, async (_input, { db, learner }) => ({ unread: await countUnread(db, learner) })),
  limited(
    call(putNotificationsRead, async ({ body: { ids } }, { db, learner, now }) => {
      await setRead(db, learner, { ids, now });
      return { unread: await countUnread(db, learner) };
    }),
  ),
  limited(
    call(putAllNotificationsRead, async ({ body: { until } }, { db, learner, now }) => {
      await db.transaction(async (tx) => {
        await setAllRead(tx, learner, { until, now });
        await markToldRead(tx, learner, until);
      });
      return { unread: await countUnread(db, learner) };
    }),
  ),
  handleGetMyNotificationPreferences,
  limited(handlePutNotificationPreference),
];

/** Each of them tells the person's other pages. */
function limited(served: ServedCall): ServedCall {
  return { ...served, isRateLimited: true };
}
