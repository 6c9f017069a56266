import { coverPicture } from '@lantern/artwork/cover/cover-picture';
import { ProblemError } from '@lantern/contract/problem-error';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../http/serve';
import { drawingName } from './rendered-png';
import { sendCached } from './send-picture';

const PICTURES = '/api/banner/v1/pictures';
const GUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** [1.6] Where its drawing is: the cover of the course that its link names, else one of its own. */
export function bannerPicturePath({ id, link }: { id: string; link: string | null }): string {
  return `${PICTURES}/${link?.match(GUID)?.[0].toLowerCase() ?? id}/picture.svg`;
}

/** [1.6] Drawings follow from their seed and the tenant's look alone: they tell nothing of what there is. */
export function serveBannerPictures(app: FastifyInstance, contextOf: ContextOf): void {
  app.get<{ Params: { id: string } }>(`${PICTURES}/:id/picture.svg`, async (request, reply) => {
    const { tenant } = await contextOf(request);
    const { id } = request.params;
    if (!isGuid(id)) throw new ProblemError('notFound');
    const drawing = coverPicture({ objectiveId: id, brandTokens: tenant.brandTokens });
    const make = async () => drawing.svg;
    return sendCached(request, reply, { name: drawingName(drawing), mediaType: 'image/svg+xml', make });
  });
}
