import { id as guid } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ContextOf } from '../http/serve';
import { findOpenCatalogObjective } from '../store/courses/open-catalog';
import { coverPicture } from '@lantern/artwork/cover/cover-picture';
import { sendPicture } from './send-picture';

export const COVER_ROUTE = '/api/lms-storage/v1/open-catalog/:id/cover.png';

/** [2.17] [9.14] The covers of courses that everybody may see, for sites that show links to them. */
export function serveCovers(app: FastifyInstance, contextOf: ContextOf): void {
  app.get(COVER_ROUTE, async (request, reply) => {
    const { db, tenant } = await contextOf(request);
    const { id } = request.params as { id: string }; // the route's own parameter
    const course = z.safeParse(guid, id).success
      ? await findOpenCatalogObjective(db, { tenantId: tenant.id }, id)
      : null;
    if (!course) throw new ProblemError('notFound');
    return sendPicture(request, reply, coverPicture({ objectiveId: id, brandTokens: tenant.brandTokens }));
  });
}
