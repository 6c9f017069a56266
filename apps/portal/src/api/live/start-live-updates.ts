import type { QueryClient } from '@tanstack/react-query';
import { isAboutAnything, isAboutNotifications, onLiveNews, type LiveNews } from '../../lib/live/live-news';
import { shareLive } from '../../lib/live/share-live';
import { tellWithoutStream } from '../../lib/live/tell-without-stream';
import { ALL_ANNOUNCEMENTS, announcementsKey } from '../announcements/announcements-key';

/** Lists and overviews; a course that is open asks for its version first (lib/time/watch.ts). */
const LISTS: readonly unknown[] = [
  'objective-accesses',
  'course-counts',
  'dashboard',
  'tasks',
  'calendar',
  'suggestions',
  'bookmark',
];

const started = new WeakSet<QueryClient>();

/** From now on this page hears what changes elsewhere, and its lists follow. Once a page, however often it is asked for. */
export function startLiveUpdates(client: QueryClient, pageMadeAt: Date): void {
  if (started.has(client)) return;
  started.add(client);
  // What it says next time is as good: nobody is told that the bell could not be asked.
  const look = () => void lookForNotifications(client).catch(() => {});
  // Where no stream gets through, whoever comes back to the page asks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  onLiveNews((news) => {
    if (isAboutNotifications(news)) look();
    const announced = announcementsOf(news);
    if (announced) void client.invalidateQueries({ queryKey: announced });
    if (isAboutLists(news))
      void client.invalidateQueries({ predicate: ({ queryKey }) => LISTS.includes(queryKey[0]) });
  });
  tellWithoutStream();
  shareLive(pageMadeAt);
}

/** How to ask comes with the first need of it: most pages are left before anything is new. */
async function lookForNotifications(client: QueryClient): Promise<void> {
  const { refreshNotifications } = await import('../notifications/notifications');
  await refreshNotifications(client);
}

function isAboutLists(news: LiveNews): boolean {
  if (news.kind === 'changed') return news.topic === 'attempts' || news.topic === 'enrolments';
  return isAboutAnything(news);
}

/** [2.28] Those of the course that it is about; of all courses where it could be any, or where the reader has read some elsewhere. */
function announcementsOf(news: LiveNews): string[] | null {
  if (isAboutAnything(news)) return ALL_ANNOUNCEMENTS;
  if (news.kind !== 'changed') return null;
  if (news.topic === 'notifications') return ALL_ANNOUNCEMENTS;
  const [kind, id] = news.topic.split(':');
  return kind === 'course' && id ? announcementsKey(id) : null;
}
