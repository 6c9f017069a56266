import { ProblemError } from '@lantern/contract/problem-error';
import { BASE_PATH, openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import { originOf } from '../sign-in/origin-of';
import { listOpenCatalogIds } from '../store/open-catalog';
import { findTenantByDomain } from '../store/tenants';
import { robotsText } from './robots-text';
import { sitemapXml } from './sitemap-xml';

const KEPT = 'public, max-age=3600';

/** [6.5] Tells search engines which pages everybody may see: the open catalog of this host and its courses. */
export function serveSitemap(app: FastifyInstance, db: Db): void {
  app.get('/robots.txt', (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', KEPT)
      .send(robotsText(originOf(request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const tenant = await findTenantByDomain(db, request.hostname);
    if (!tenant) throw new ProblemError('notFound');
    const courses = await listOpenCatalogIds(db, tenant.id);
    const paths = ['/open-catalog', ...courses.map(({ id }) => openCatalogCoursePath(id))];
    const addresses = paths.map((path) => `${originOf(request)}${BASE_PATH}${path}`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', KEPT)
      .send(sitemapXml(addresses));
  });
}
