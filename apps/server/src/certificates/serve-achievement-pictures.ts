import { badgeArt } from '@lantern/artwork/sheet/badge-art';
import { id as guid } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { openToAll } from '../http/open-to-all';
import type { ContextOf } from '../http/serve';
import { sendPicture } from '../pictures/send-picture';
import { ACHIEVEMENT_PICTURE_ROUTE } from './credential/achievement';
import { findShownAchievement } from './find-shown-achievement';

/** [3.11] The picture of an achievement, for everybody and on every site. */
export function serveAchievementPictures(app: FastifyInstance, contextOf: ContextOf): void {
  app.get(ACHIEVEMENT_PICTURE_ROUTE, async (request, reply) => {
    openToAll(reply);
    const { db, tenant } = await contextOf(request);
    const { id } = request.params as { id: string }; // the route's own parameter
    if (!z.safeParse(guid, id).success) throw new ProblemError('notFound');
    const { objectiveId } = await findShownAchievement(db, tenant.id, id);
    return sendPicture(request, reply, badgeArt({ objectiveId, brandTokens: tenant.brandTokens }));
  });
}
