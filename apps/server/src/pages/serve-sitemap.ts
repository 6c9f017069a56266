import { BASE_PATH, openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextOf } from '../http/serve';
import { listOpenCatalogPages } from '../store/courses/open-catalog';
import { offeredLocales } from './offered-locales';
import { robotsText } from './robots-text';
import type { Portal } from './serve-portal';
import { sitemapXml } from './sitemap-xml';

const CACHE_CONTROL = 'public, max-age=3600';

type SitemapDeps = { contextOf: ContextOf; portal: Portal | null };

/** [6.5] Tells search engines which pages everybody may see: the open catalog of this host and its courses. */
export function serveSitemap(app: FastifyInstance, { contextOf, portal }: SitemapDeps): void {
  app.get('/robots.txt', (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(robotsText(request.ownOrigin)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { db, tenant } = await contextOf(request);
    const courses = await listOpenCatalogPages(db, tenant.id);
    const addressOf = (path: string) => `${request.ownOrigin}${BASE_PATH}${path}`;
    const catalog = { address: addressOf('/open-catalog'), changed: latest(courses) };
    const pages = courses.map(({ id, changed }) => ({
      address: addressOf(openCatalogCoursePath(id)),
      changed,
    }));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(sitemapXml([catalog, ...pages], await offeredLocales(portal, tenant)));
  });
}

/** The catalog has changed with the last of its courses. */
function latest(courses: ReadonlyArray<{ changed: Date }>): Date | null {
  const times = courses.map(({ changed }) => changed.getTime());
  return times.length > 0 ? new Date(times.reduce((one, other) => Math.max(one, other))) : null;
}
