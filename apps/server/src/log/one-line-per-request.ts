import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { loggedReason } from './logged-error';
import { refusalOf } from './refused-request';

const REFUSED = 400;

/**
 * A request is logged once, when it is answered, with all there is to say; the framework would write two lines. A bug has
 * another line, at level error, with its stack.
 */
export class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime, ...refusalOf(request) };
    // Whoever asked went away before the end.
    if (error) reply.log.info({ ...facts, reason: loggedReason(error) }, 'request broken off');
    else reply.log.info(facts, reply.statusCode >= REFUSED ? 'request refused' : 'request completed');
  }

  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    const isGone = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isGone) reply.log.warn({ reason: loggedReason(error) }, 'an answer ended before it was whole');
  }
}

/**
 * What the log keeps of a request: the template of its route, so that lines of one kind can be counted. The address itself
 * it does not: there stand ids, search texts and the codes of sign-ins. Null where no route fits.
 */
export function loggedRequest({ method, routeOptions, host }: FastifyRequest) {
  return { method, route: routeOptions.url ?? null, host };
}
