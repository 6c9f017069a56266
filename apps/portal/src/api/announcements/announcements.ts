import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { LIST_CACHE_MS } from '../transport/list-pages';
import { problemCodeOf } from '../transport/problem-code-of';
import { announcementsKey } from './announcements-key';

/** [2.28] The channel of a course: whether there is one, and how much in it is unread. */
export function announcementChannelQuery(objectiveId: string) {
  return queryOptions({
    queryKey: [...announcementsKey(objectiveId), 'channel'],
    queryFn: async ({ client }) => {
      const { getAnnouncementChannel } = await import(
        '@lantern/contract/announcements/get-announcement-channel'
      );
      return apiOf(client)(getAnnouncementChannel, { params: { objectiveId } });
    },
  });
}

/** Each page after it has one. */
const firstPage = (): Date | null => null;

/** [2.28] The latest first, page by page; the first one brings those that are pinned. */
export function announcementsQuery(objectiveId: string) {
  return infiniteQueryOptions({
    queryKey: [...announcementsKey(objectiveId), 'list'],
    queryFn: async ({ client, pageParam }) => {
      const { getAnnouncements } = await import('@lantern/contract/announcements/get-announcements');
      const query = pageParam ? { before: pageParam } : {};
      return apiOf(client)(getAnnouncements, { params: { objectiveId }, query });
    },
    gcTime: LIST_CACHE_MS,
    initialPageParam: firstPage(),
    getNextPageParam: ({ before }) => before ?? undefined,
  });
}

/** [2.28] What was answered to one of them, the oldest first. */
export function announcementRepliesQuery(objectiveId: string, announcementId: string) {
  return infiniteQueryOptions({
    queryKey: [...announcementsKey(objectiveId), 'replies', announcementId],
    queryFn: async ({ client, pageParam }) => {
      const { getAnnouncementReplies } = await import(
        '@lantern/contract/announcements/get-announcement-replies'
      );
      const query = pageParam ? { after: pageParam } : {};
      return apiOf(client)(getAnnouncementReplies, { params: { announcementId }, query });
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ after }) => after ?? undefined,
  });
}

/** [2.28] Up to the latest that was shown: what comes meanwhile stays unread. */
export async function markAnnouncementsRead(
  client: QueryClient,
  objectiveId: string,
  until: Date,
): Promise<void> {
  const { putAnnouncementsRead } = await import('@lantern/contract/announcements/put-announcements-read');
  await apiOf(client)(putAnnouncementsRead, { params: { objectiveId }, body: { until } });
  await client.invalidateQueries({ queryKey: announcementsKey(objectiveId) });
}

export type NewReply = { announcementId: string; replyId: string; text: string };

/** The same id at a second try is the same answer. */
export async function sendReply(
  client: QueryClient,
  objectiveId: string,
  { announcementId, replyId, text }: NewReply,
): Promise<void> {
  const { putAnnouncementReply } = await import('@lantern/contract/announcements/put-announcement-reply');
  await apiOf(client)(putAnnouncementReply, { params: { announcementId, replyId }, body: { text } });
  await client.invalidateQueries({ queryKey: announcementsKey(objectiveId) });
}

/** One that is gone already, in another window or at a first try, is gone. */
export async function removeReply(client: QueryClient, objectiveId: string, replyId: string): Promise<void> {
  const { removeAnnouncementReply } = await import(
    '@lantern/contract/announcements/remove-announcement-reply'
  );
  await apiOf(client)(removeAnnouncementReply, { params: { replyId }, body: {} }).catch((error: unknown) => {
    if (problemCodeOf(error) !== 'notFound') throw error;
  });
  await client.invalidateQueries({ queryKey: announcementsKey(objectiveId) });
}
