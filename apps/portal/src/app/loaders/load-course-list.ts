import { isLearnerHomeChosen } from '@lantern/domain/access/feature-flags';
import type { ListType } from '@lantern/domain/catalog/filter-state';
import { memberListQuery, publicListQuery } from '../../api/transport/list-query';
import { bookmarkQuery, objectiveAccessesQuery } from '../../api/courses/courses';
import { suggestionsQuery } from '../../api/courses/suggestions';
import { openCatalogObjectivesQuery } from '../../api/courses/open-catalog';
import { currentUserQuery } from '../../api/platform';
import { currentListMemories } from '../../lib/storage/list-memory';
import { domainOf, listSources } from '../../parts/course-list/state/list-sources';
import { type ListStart, listStart } from '../../parts/course-list/state/list-start';
import { isReturn } from '../../parts/course-list/state/list-history';
import type { RouterContext } from '../routes/router-context';

export type ListVisit = {
  context: RouterContext;
  location: { searchStr: string };
  /** `stay`: the list is on the screen and fetches what it needs by itself, without leaving the screen. */
  cause: 'preload' | 'enter' | 'stay';
};

/** Brings a list what it begins with, and its first page, so that the page arrives with its cards. */
export async function loadCourseList(
  list: ListType,
  { context, location, cause }: ListVisit,
): Promise<ListStart> {
  const { queryClient: client, facts } = context;
  const sources = listSources(list, facts.origin);
  const user = client.getQueryData(currentUserQuery().queryKey);
  const start = await listStart(
    list,
    {
      query: new URLSearchParams(location.searchStr),
      isReturn: cause !== 'preload' && isReturn(),
      memories: currentListMemories(facts.listsCookie, user?.user.id ?? null),
    },
    { client, sources },
  );
  if (cause === 'stay') return start;
  await Promise.all([
    list === 'enrolled' && isLearnerHomeChosen(facts.newLearnerCookie) && loadHome(context),
    client.ensureQueryData(sources.showcases),
    list !== 'public' && client.prefetchQuery(bookmarkQuery()),
    list === 'catalog' && client.prefetchQuery(suggestionsQuery()),
    list === 'public'
      ? client.ensureInfiniteQueryData(
          openCatalogObjectivesQuery(publicListQuery(domainOf(facts.origin), start)),
        )
      : client.ensureInfiniteQueryData(objectiveAccessesQuery(memberListQuery(list, start))),
  ]);
  return start;
}

/** [2.3] What stands above the list for whoever has the cookie. */
async function loadHome(context: RouterContext): Promise<void> {
  await (await import('./load-dashboard')).loadDashboard({ context, cause: 'enter' });
}
