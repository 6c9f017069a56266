import type { FastifyInstance } from 'fastify';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { ContextOf } from '../../http/serve';
import { listLinkResults, listOwnResults } from '../../store/lti/lti-score-events';
import { checkScore } from './checks/check-score';
import { LTI_SCOPES } from '../lti-scopes';
import { type LtiRefused, refused } from '../refusal';
import { requestField } from '../request-field';
import { takeScore } from '../take-score';
import { askedLineItem } from './asked-line-item';
import { limitOf, nextLink } from './paging';
import { type ServiceAnswer, type ServiceCall, serveService } from './serve-service';
import { lineItemAddress } from './service-addresses';

const RESULTS_TYPE = 'application/vnd.ims.lis.v2.resultcontainer+json';
const LINE_ITEM = '/lti/ags/:contextId/lineitems/:lineItemId';

/** Scores come in by one address and are read back, as results, by another. */
export function serveScores(app: FastifyInstance, contextOf: ContextOf): void {
  serveService(app, contextOf, {
    method: 'POST',
    url: `${LINE_ITEM}/scores`,
    scopes: [LTI_SCOPES.scores],
    answer: postScore,
  });
  serveService(app, contextOf, {
    method: 'GET',
    url: `${LINE_ITEM}/results`,
    scopes: [LTI_SCOPES.results],
    answer: listResults,
  });
}

async function postScore(call: ServiceCall): Promise<ServiceAnswer | LtiRefused> {
  const asked = await askedLineItem(call);
  if ('kind' in asked) return asked;
  const sent = checkScore(call.request.body);
  if ('kind' in sent) return sent;
  const { db, now } = call.context;
  const { tenantId, toolId } = call.place;
  const outcome = await takeScore(db, { tenantId, toolId, ...asked, ...sent, now });
  return outcome.kind === 'refused' ? outcome : { kind: 'answer', status: 204 };
}

/** [3.6] Of each person the best attempt. */
async function listResults(call: ServiceCall): Promise<ServiceAnswer | LtiRefused> {
  const { request, reply, context, place } = call;
  const asked = await askedLineItem(call);
  if ('kind' in asked) return asked;
  const { tenantId, toolId, objectiveId } = place;
  const lineItemId = asked.item.id;
  const limit = limitOf(request.query);
  const subject = requestField(request.query, 'user_id');
  const from = requestField(request.query, 'from');
  if (subject !== null && !isGuid(subject)) return refused('personUnknown');
  const after = from !== null && isGuid(from) ? from : null;
  const list = asked.item.isOwn ? listOwnResults : listLinkResults;
  const query = { tenantId, toolId, lineItemId, subject, limit: limit + 1, after };
  const results = await list(context.db, query);
  const address = lineItemAddress(context.issuer, { objectiveId, lineItemId });
  const shown = results.slice(0, limit);
  const last = shown.at(-1);
  if (results.length > limit && last) {
    reply.header('link', nextLink(`${address}/results`, request.query, { from: last.userId }));
  }
  const body = shown.map(({ subject: userId, resultScore, resultMaximum, comment }) => ({
    id: `${address}/results/${userId}`,
    scoreOf: address,
    userId,
    ...(resultScore !== null && { resultScore }),
    ...(resultMaximum !== null && { resultMaximum }),
    ...(comment !== null && { comment }),
  }));
  return { kind: 'answer', status: 200, type: RESULTS_TYPE, body };
}
