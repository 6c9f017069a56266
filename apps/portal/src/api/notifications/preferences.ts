import type { NotificationPreference } from '@lantern/contract/notifications/notification-preference';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

export function notificationPreferencesQuery() {
  return queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async ({ client }) => {
      const { getMyNotificationPreferences } = await import(
        '@lantern/contract/notifications/get-my-notification-preferences'
      );
      return apiOf(client)(getMyNotificationPreferences, {});
    },
    // They may have been changed in another tab a moment ago.
    refetchOnWindowFocus: 'always',
  });
}

type Choice = Pick<NotificationPreference, 'kind'> & Partial<Pick<NotificationPreference, 'web' | 'mail'>>;

/** Shown at once, and as it was where the server does not take it. */
export async function choosePreference(client: QueryClient, { kind, ...choice }: Choice): Promise<void> {
  const { queryKey } = notificationPreferencesQuery();
  void client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  client.setQueryData(
    queryKey,
    (known) =>
      known && {
        ...known,
        preferences: known.preferences.map((one) => (one.kind === kind ? { ...one, ...choice } : one)),
      },
  );
  try {
    const { putNotificationPreference } = await import(
      '@lantern/contract/notifications/put-notification-preference'
    );
    await apiOf(client)(putNotificationPreference, { params: { kind }, body: choice });
  } catch (error) {
    client.setQueryData(queryKey, before);
    throw error;
  }
}
