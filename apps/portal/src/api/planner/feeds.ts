import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { wasFound } from './was-found';

const FEEDS_KEY = ['calendar-feeds'];

/** [2.12] The addresses at which other programs read the calendar. */
export function feedsQuery() {
  return queryOptions({
    queryKey: FEEDS_KEY,
    queryFn: async ({ client }) => {
      const { getMyCalendarFeeds } = await import('@lantern/contract/planner/get-my-calendar-feeds');
      return apiOf(client)(getMyCalendarFeeds, {});
    },
  });
}

export type FeedScope = { feedId: string; objectiveId: string | null };

/** A new address, or another in place of one; answers its path, which is told this once. */
export async function makeFeed(client: QueryClient, { feedId, objectiveId }: FeedScope): Promise<string> {
  const { putCalendarFeed } = await import('@lantern/contract/planner/put-calendar-feed');
  const { path } = await apiOf(client)(putCalendarFeed, { params: { feedId }, body: { objectiveId } });
  await readAgain(client);
  return path;
}

/** One that is gone already is gone. */
export async function removeFeed(client: QueryClient, feedId: string): Promise<void> {
  const { removeCalendarFeed } = await import('@lantern/contract/planner/remove-calendar-feed');
  await wasFound(apiOf(client)(removeCalendarFeed, { params: { feedId }, body: {} }));
  await readAgain(client);
}

/** What was asked for before the change does not know of it. */
async function readAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: FEEDS_KEY });
  await client.invalidateQueries({ queryKey: FEEDS_KEY });
}
