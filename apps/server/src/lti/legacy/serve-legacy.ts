import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from '../../http/call-context';
import type { ContextOf } from '../../http/serve';
import { ltiRefusalText } from '../../texts/lti-refusal-texts';
import { LTI_REFUSAL_STATUS, type LtiRefused, refused } from '../refusal';
import { logLtiRefusal } from '../send-refusal';
import { type AppliedOutcome, applyOutcome } from './apply-outcome';
import { checkOutcomeSender } from './check-outcome-sender';
import { outcomeAnswer } from './outcome-answer';
import { type OutcomeMessage, outcomeMessage } from './outcome-message';

/** The outcome service of LTI 1.1: one address, three operations, an answer in XML whatever happens. */
export function serveLegacy(app: FastifyInstance, contextOf: ContextOf): void {
  app.post('/lti/1p1/outcome', async (request, reply) => {
    const context = await contextOf(request);
    const message = typeof request.body === 'string' ? outcomeMessage(request.body) : null;
    const outcome = await apply(request, context, message);
    const about = { messageId: message?.messageId ?? '', operation: message?.operation ?? null };
    reply.header('cache-control', 'no-store').type('application/xml; charset=utf-8');
    if (outcome.kind === 'applied') {
      const answer = { ...about, isSuccess: true, description: '', score: outcome.score };
      return outcomeAnswer(answer, request.id);
    }
    logLtiRefusal(request, outcome);
    reply.code(LTI_REFUSAL_STATUS[outcome.refusal]);
    const description = ltiRefusalText(outcome.refusal, context.locale);
    return outcomeAnswer({ ...about, isSuccess: false, description, score: null }, request.id);
  });
}

async function apply(
  request: FastifyRequest,
  context: CallContext,
  message: OutcomeMessage | null,
): Promise<AppliedOutcome | LtiRefused> {
  const tool = await checkOutcomeSender(request, context);
  if ('kind' in tool) return tool;
  if (!message) return refused('outcomeUnreadable');
  const { db, tenant, now } = context;
  return applyOutcome(db, message, { tenantId: tenant.id, toolId: tool.id, now });
}
