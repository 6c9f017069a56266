import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../../http/serve';
import {
  deleteLtiLineItem,
  insertLtiLineItem,
  listLtiLineItems,
  updateLtiLineItem,
} from '../../store/lti/lti-line-items';
import { checkLineItem } from './checks/check-line-item';
import { LTI_SCOPES } from '../lti-scopes';
import { type LtiRefused, refused } from '../refusal';
import { requestField } from '../request-field';
import { askedLineItem } from './asked-line-item';
import { LINE_ITEM_TYPE, lineItemBody } from './line-item-body';
import { limitOf, nextLink } from './paging';
import { type ServiceAnswer, type ServiceCall, serveService } from './serve-service';
import { lineItemsAddress } from './service-addresses';

const LINE_ITEMS_TYPE = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const LINE_ITEMS = '/lti/ags/:contextId/lineitems';
const LINE_ITEM = `${LINE_ITEMS}/:lineItemId`;
const READ = [LTI_SCOPES.lineItems, LTI_SCOPES.lineItemsRead];
const WRITE = [LTI_SCOPES.lineItems];

/** The columns of grades that a tool may see: those of its links, and its own, which it may change. */
export function serveLineItems(app: FastifyInstance, contextOf: ContextOf): void {
  const serve = (service: Parameters<typeof serveService>[2]) => serveService(app, contextOf, service);
  serve({ method: 'GET', url: LINE_ITEMS, scopes: READ, answer: listLineItems });
  serve({ method: 'POST', url: LINE_ITEMS, scopes: WRITE, answer: createLineItem });
  serve({ method: 'GET', url: LINE_ITEM, scopes: READ, answer: getLineItem });
  serve({ method: 'PUT', url: LINE_ITEM, scopes: WRITE, answer: putLineItem });
  serve({ method: 'DELETE', url: LINE_ITEM, scopes: WRITE, answer: removeLineItem });
}

async function listLineItems({ request, reply, context, place }: ServiceCall): Promise<ServiceAnswer> {
  const { query } = request;
  const limit = limitOf(query);
  const offset = Number(/^\d{1,6}$/.exec(requestField(query, 'from') ?? '')?.[0] ?? 0);
  const filter = {
    resourceLinkId: requestField(query, 'resource_link_id'),
    resourceId: requestField(query, 'resource_id'),
    tag: requestField(query, 'tag'),
  };
  const items = await listLtiLineItems(context.db, place, { ...filter, limit: limit + 1, offset });
  const { issuer } = context;
  const { objectiveId } = place;
  if (items.length > limit) {
    const address = lineItemsAddress(issuer, objectiveId);
    reply.header('link', nextLink(address, query, { from: String(offset + limit) }));
  }
  const body = items.slice(0, limit).map((item) => lineItemBody(item, { issuer, objectiveId }));
  return { kind: 'answer', status: 200, type: LINE_ITEMS_TYPE, body };
}

async function createLineItem(call: ServiceCall): Promise<ServiceAnswer | LtiRefused> {
  const { request, context, place } = call;
  const wanted = checkLineItem(request.body);
  if ('kind' in wanted) return wanted;
  const item = { ...wanted, id: randomUUID() };
  await insertLtiLineItem(context.db, place, { ...item, created: context.now });
  return answerWith(call, item, 201);
}

async function getLineItem(call: ServiceCall): Promise<ServiceAnswer | LtiRefused> {
  const asked = await askedLineItem(call);
  if ('kind' in asked) return asked;
  const { issuer } = call.context;
  const { objectiveId } = call.place;
  const body = lineItemBody(asked.item, { issuer, objectiveId, attemptId: asked.attemptId });
  return { kind: 'answer', status: 200, type: LINE_ITEM_TYPE, body };
}

async function putLineItem(call: ServiceCall): Promise<ServiceAnswer | LtiRefused> {
  const asked = await askedLineItem(call);
  if ('kind' in asked) return asked;
  if (!asked.item.isOwn) return refused('lineItemOfCourse');
  const wanted = checkLineItem(call.request.body);
  if ('kind' in wanted) return wanted;
  // What a column belongs to stays; the rest is as it is sent.
  const { id, resourceLinkId } = asked.item;
  const item = { ...wanted, id, resourceLinkId };
  await updateLtiLineItem(call.context.db, call.place, item);
  return answerWith(call, item, 200);
}

async function removeLineItem(call: ServiceCall): Promise<ServiceAnswer | LtiRefused> {
  const asked = await askedLineItem(call);
  if ('kind' in asked) return asked;
  if (!asked.item.isOwn) return refused('lineItemOfCourse');
  await deleteLtiLineItem(call.context.db, call.place, asked.item.id);
  return { kind: 'answer', status: 204 };
}

function answerWith(
  { context: { issuer }, place: { objectiveId } }: ServiceCall,
  item: Parameters<typeof lineItemBody>[0],
  status: 200 | 201,
): ServiceAnswer {
  return {
    kind: 'answer',
    status,
    type: LINE_ITEM_TYPE,
    body: lineItemBody(item, { issuer, objectiveId }),
  };
}
