import { catalogData } from '../pages/catalog-data';
import { courseData } from '../pages/course-data';
import type { AppRouter } from '../routes/create-app-router';
import { publicPage } from '../routes/public-page';

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
