import { openCatalogObjectiveQuery } from '../api/open-catalog';
import { courseData } from './course-data';
import type { AppRouter } from './create-app-router';

/** A script element that holds data and runs nothing. Only the server writes it: the page itself has no use for it. */
export function structuredData(router: AppRouter, nonce: string): string {
  const page = router.state.matches.at(-1);
  if (page?.routeId !== '/open/open-catalog/$objectiveId/view/details') return '';
  const { queryClient, facts } = router.options.context;
  const { objectiveId } = page.params as { objectiveId: string }; // the route's own, just looked at
  const domain = new URL(facts.origin).hostname;
  const objective = queryClient.getQueryData(openCatalogObjectiveQuery(objectiveId, domain).queryKey);
  if (!objective) return '';
  const json = JSON.stringify(courseData(objective, facts)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" nonce="${nonce}">${json}</script>`;
}
