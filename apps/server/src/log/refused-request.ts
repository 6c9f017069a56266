import type { FastifyRequest } from 'fastify';
import { type LoggedReason, loggedReason } from './logged-error';

/** Why a request was refused: the codes, and the names of the fields that were wrong; never what was sent. */
export type RefusedRequest = { code?: string; refusal?: string; fields?: string[]; reason?: LoggedReason };

const refused = new WeakMap<FastifyRequest, RefusedRequest>();

/** Has the one line of the request say why; what is found out later is added. */
export function noteRefusal(
  request: FastifyRequest,
  { cause, ...facts }: Omit<RefusedRequest, 'reason'> & { cause?: unknown },
): void {
  const reason = cause === undefined ? {} : { reason: loggedReason(cause) };
  refused.set(request, { ...refused.get(request), ...facts, ...reason });
}

export function refusalOf(request: FastifyRequest): RefusedRequest | undefined {
  return refused.get(request);
}
