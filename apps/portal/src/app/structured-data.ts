import { catalogData } from './catalog-data';
import { courseData } from './course-data';
import type { AppRouter } from './create-app-router';
import { publicPage } from './public-page';

/** A script element that holds data and runs nothing. Only the server writes it: the page itself has no use for it. */
export function structuredData(router: AppRouter, nonce: string): string {
  const page = publicPage(router);
  if (!page) return '';
  const { facts } = router.options.context;
  const data =
    page.kind === 'course' ? courseData(page.objective, facts) : catalogData(page.objectives, facts);
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" nonce="${nonce}">${json}</script>`;
}
