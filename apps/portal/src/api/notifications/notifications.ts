import type { Notification } from '@lantern/contract/notifications/notification';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../platform';
import { apiOf } from '../transport/api-of';

const KEY = 'notifications';

/** How many are unread stands with the person, and so on the first view too. */
function setUnread(client: QueryClient, unreadNotifications: number): void {
  client.setQueryData(currentUserQuery().queryKey, (user) => user && { ...user, unreadNotifications });
}

export type Shown = 'all' | 'unread';
type Page = { notifications: Notification[]; hasMore: boolean; unread: number };

const listKey = (shown: Shown) => [KEY, 'list', shown] as const;

/** Page after page, the latest first. */
export function notificationsQuery(shown: Shown) {
  return infiniteQueryOptions({
    queryKey: listKey(shown),
    queryFn: async ({ client, pageParam }): Promise<Page> => {
      const { getMyNotifications } = await import('@lantern/contract/notifications/get-my-notifications');
      const query = {
        ...(shown === 'unread' && { only: 'unread' as const }),
        ...(pageParam !== null && { before: pageParam }),
      };
      const page = await apiOf(client)(getMyNotifications, { query });
      setUnread(client, page.unread);
      return page;
    },
    initialPageParam: null as string | null, // the first page comes after none
    getNextPageParam: ({ notifications, hasMore }) => (hasMore ? (notifications.at(-1)?.id ?? null) : null),
  });
}

/** Shown as read at once; what the server does not take is as it was at the next look. */
export async function readNotifications(client: QueryClient, ids: string[]): Promise<void> {
  show(client, ({ id }) => ids.includes(id));
  const { putNotificationsRead } = await import('@lantern/contract/notifications/put-notifications-read');
  const { unread } = await apiOf(client)(putNotificationsRead, { body: { ids } });
  setUnread(client, unread);
}

/** All that had come until then, and all that is shown: the clock of a page may be a little behind the server's. */
export async function readAllNotifications(client: QueryClient, now: Date): Promise<void> {
  const shown = client.getQueryData(notificationsQuery('all').queryKey)?.pages[0]?.notifications ?? [];
  const until = new Date(Math.max(now.getTime(), ...shown.map(({ made }) => made.getTime())));
  show(client, ({ made }) => made <= until);
  const { putAllNotificationsRead } = await import(
    '@lantern/contract/notifications/put-all-notifications-read'
  );
  const { unread } = await apiOf(client)(putAllNotificationsRead, { body: { until } });
  setUnread(client, unread);
}

function show(client: QueryClient, isRead: (one: Notification) => boolean): void {
  for (const shown of ['all', 'unread'] as const)
    client.setQueryData<InfiniteData<Page, string | null>>(
      listKey(shown),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            notifications: page.notifications.map((one) => (isRead(one) ? { ...one, isRead: true } : one)),
          })),
        },
    );
}

/** What another page, or somebody else, has changed: the number, and the lists that are shown. */
export async function refreshNotifications(client: QueryClient): Promise<void> {
  const { getMyUnreadCount } = await import('@lantern/contract/notifications/get-my-unread-count');
  await Promise.all([
    apiOf(client)(getMyUnreadCount, {}).then(({ unread }) => setUnread(client, unread)),
    client.invalidateQueries({ queryKey: [KEY] }),
  ]);
}
