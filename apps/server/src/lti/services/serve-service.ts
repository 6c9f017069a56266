import { isGuid } from '@lantern/domain/web/is-guid';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../../http/call-context';
import type { ContextOf } from '../../http/serve';
import type { LtiAccess } from '../../store/lti/lti-access-tokens';
import { type LineItemContext, hasLtiLink } from '../../store/lti/lti-line-items';
import { type LtiRefused, refused } from '../refusal';
import { requestField } from '../request-field';
import { sendServiceRefusal } from '../send-refusal';
import { checkBearer } from './checks/check-bearer';

export type ServiceCall = {
  request: FastifyRequest;
  reply: FastifyReply;
  context: CallContext;
  access: LtiAccess;
  /** The course, in which something opens this tool. */
  place: LineItemContext;
};

export type ServiceAnswer =
  | { kind: 'answer'; status: 200 | 201 | 204; type?: string; body?: unknown }
  /** A file, which is on its way already. */
  | { kind: 'sent'; reply: FastifyReply };

export type Service = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  /** Any of them will do. */
  scopes: readonly string[];
  answer: (call: ServiceCall) => Promise<ServiceAnswer | LtiRefused>;
};

/** One address of a service: a token that allows it, and a course that the tool has business in. */
export function serveService(app: FastifyInstance, contextOf: ContextOf, service: Service): void {
  const { method, url, scopes, answer } = service;
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const context = await contextOf(request);
      const outcome = await run({ request, reply, context });
      if (outcome.kind === 'refused') return sendServiceRefusal(request, reply, { context, outcome });
      if (outcome.kind === 'sent') return outcome.reply;
      reply.code(outcome.status);
      if (outcome.body === undefined) return reply.send();
      return reply.type(outcome.type ?? 'application/json').send(JSON.stringify(outcome.body));
    },
  });

  async function run(asked: Pick<ServiceCall, 'request' | 'reply' | 'context'>) {
    const { request, context } = asked;
    const access = await checkBearer(request, context);
    if ('kind' in access) return access;
    const fault = checkScope(access, scopes);
    if (fault) return fault;
    const objectiveId = requestField(request.params, 'contextId') ?? '';
    const place = { tenantId: context.tenant.id, toolId: access.toolId, objectiveId };
    const isKnown = isGuid(objectiveId) && (await hasLtiLink(context.db, place));
    return isKnown ? answer({ ...asked, access, place }) : refused('contextUnknown');
  }
}

/** Any of these scopes will do. */
function checkScope({ scopes }: LtiAccess, needed: readonly string[]): LtiRefused | null {
  return needed.some((scope) => scopes.includes(scope)) ? null : refused('scopeMissing');
}
