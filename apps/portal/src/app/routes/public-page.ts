import type {
  ListedOpenCatalogObjective,
  OpenCatalogObjective,
} from '@lantern/contract/entities/open-catalog-objective';
import { openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import type { InfiniteData } from '@tanstack/react-query';
import { openCatalogObjectiveQuery } from '../../api/courses/open-catalog';
import type { AppRouter } from './create-app-router';

export type PublicPage =
  | { kind: 'course'; path: string; objective: OpenCatalogObjective }
  | { kind: 'catalog'; path: string; objectives: ListedOpenCatalogObjective[] };

type CatalogPages = InfiniteData<{ data: ListedOpenCatalogObjective[] }>;

/** [6.5] What the page that was just made for everybody shows; null for any other page, and for one that failed. */
export function publicPage({ state, options }: AppRouter): PublicPage | null {
  const match = state.matches.at(-1);
  const { queryClient, facts } = options.context;
  if (match?.routeId === '/open/open-catalog/$objectiveId/view/details') {
    const { objectiveId } = match.params as { objectiveId: string }; // the route's own, just looked at
    const domain = new URL(facts.origin).hostname;
    const objective = queryClient.getQueryData(openCatalogObjectiveQuery(objectiveId, domain).queryKey);
    return objective ? { kind: 'course', path: openCatalogCoursePath(objectiveId), objective } : null;
  }
  if (match?.routeId !== '/open/open-catalog/$') return null;
  const lists = queryClient.getQueriesData<CatalogPages>({ queryKey: ['open-catalog-objectives'] });
  const [[, list] = []] = lists;
  return list
    ? { kind: 'catalog', path: '/open-catalog', objectives: list.pages.flatMap(({ data }) => data) }
    : null;
}
