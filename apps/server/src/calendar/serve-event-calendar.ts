import { ProblemError } from '@lantern/contract/problem-error';
import { BASE_PATH, contentPartPath, contentPath } from '@lantern/domain/course/course-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGuid } from '@lantern/domain/web/is-guid';
import { readActivity } from '../attempts/reading/read-activity';
import { requireLearner } from '../http/check-audience';
import type { ContextOf } from '../http/serve';
import { activityLockText } from '../texts/activity-lock-texts';
import { eventCalendar } from './event-calendar';

const ROOT = '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity';

type Address = { Params: { objectiveWorkflowId: string; activityPathId?: string } };

/** [4.2] An event of a course as a file for the learner's own calendar, for whoever may open the activity now. */
export function serveEventCalendar(app: FastifyInstance, contextOf: ContextOf): void {
  async function answer(request: FastifyRequest<Address>, reply: FastifyReply): Promise<FastifyReply> {
    const { db, learner, now, locale } = requireLearner(await contextOf(request));
    const { objectiveWorkflowId: id, activityPathId: partId = null } = request.params;
    if (!isGuid(id) || (partId !== null && !isGuid(partId))) throw new ProblemError('notFound');
    const outcome = await readActivity(db, { learner, id, partId }, now);
    if (outcome.kind === 'refused') {
      if (outcome.refusal.kind === 'notFound') throw new ProblemError('notFound');
      throw new ProblemError('conflict', { _: [activityLockText(outcome.refusal, locale)] });
    }
    const { attempt, node, content } = outcome.read;
    const event = content.details?.event;
    if (!event) throw new ProblemError('notFound');
    const { objectiveId } = attempt;
    const path = partId === null ? contentPath(objectiveId) : contentPartPath(objectiveId, node.part.axis);
    const uid = `${partId ?? node.part.activityId}-event@${request.ownHostname}`;
    const url = `${request.ownOrigin}${BASE_PATH}${path}`;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .header('cache-control', 'no-store')
      .send(eventCalendar({ uid, name: node.part.name, url, event }, now));
  }

  app.get<Address>(`${ROOT}/event.ics`, answer);
  app.get<Address>(`${ROOT}/:activityPathId/event.ics`, answer);
}
