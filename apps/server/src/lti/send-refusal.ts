import { type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../http/call-context';
import { sendProblem } from '../http/answer/send-problem';
import { noteRefusal } from '../log/refused-request';
import { ltiRefusalText } from '../texts/lti-refusal-texts';
import { launchRefusalPage } from './pages/launch-refusal-page';
import { LTI_REFUSAL_STATUS, type LtiRefused } from './refusal';

type Turned = { context: CallContext; outcome: LtiRefused };

const PROBLEM_CODES: Record<number, ProblemCode> = {
  400: 'invalidRequest',
  401: 'notAuthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
};

export function logLtiRefusal(request: FastifyRequest, { refusal, cause }: LtiRefused): void {
  noteRefusal(request, { refusal, cause });
}

/** To a learner: a page that says why, where the tool would have been. */
export function sendLaunchRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { context: { tenant, locale }, outcome }: Turned,
): FastifyReply {
  logLtiRefusal(request, outcome);
  const { html, policy } = launchRefusalPage({ refusal: outcome.refusal, tenant, locale });
  return reply
    .code(LTI_REFUSAL_STATUS[outcome.refusal])
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(html);
}

/** To a tool at one of its services: a problem, as everywhere in the API. */
export function sendServiceRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { context: { locale }, outcome }: Turned,
): FastifyReply {
  logLtiRefusal(request, outcome);
  const status = LTI_REFUSAL_STATUS[outcome.refusal];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const text = ltiRefusalText(outcome.refusal, locale);
  const problem = new ProblemError(PROBLEM_CODES[status] ?? 'invalidRequest', { _: [text] });
  return sendProblem(request, reply, { problem, locale });
}
