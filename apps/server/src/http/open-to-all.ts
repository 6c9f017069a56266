import type { FastifyReply } from 'fastify';

/**
 * Lets pages of any origin read the answer, and show it: only for what everybody may have and whose checkers run
 * elsewhere. No cookie counts there, since none is allowed.
 */
export function openToAll(reply: FastifyReply): void {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}
