import { type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAllowedMethods } from '../allowed-methods';
import { problemErrorOf } from './problem-of';
import { sendProblem, wantedLocale } from './send-problem';
import { drainRest } from './drain-rest';
import type { ContextOf } from '../serve';
import { shortAddress } from '../input/short-address';
import { LONGEST_URL } from '../limits';

const ENDINGS = new Set<ProblemCode>(['timedOut', 'requestTimedOut', 'bodyTooLarge']);

const SHARE_TO_DRAIN = 0.8;

/** Whatever goes wrong, the answer is a problem from the closed list, in the caller's language, with a line in the log. */
export function answerProblems(app: FastifyInstance, contextOf: ContextOf): void {
  const allowedMethods = createAllowedMethods(app);

  app.addHook('onRequest', ({ method, url }, reply, done) => {
    // A whole address, as one would send it to a proxy, names a host beside the one that was asked.
    if (!url.startsWith('/')) return done(new ProblemError('invalidRequest'));
    if (url.length <= LONGEST_URL) return done();
    const shorter = method === 'GET' ? shortAddress(url) : null;
    if (shorter !== null && shorter.length <= LONGEST_URL) return void reply.redirect(shorter, 302);
    return done(new ProblemError('addressTooLong'));
  });

  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemErrorOf(error);
    if (!ENDINGS.has(problem.code) || request.raw.complete) return refuse(request, reply, problem);
    // Before the limit of the route ends it, as one that is late.
    const leftMs = (request.routeOptions.handlerTimeout ?? 0) * SHARE_TO_DRAIN - reply.elapsedTime;
    if (problem.code === 'bodyTooLarge' && (await drainRest(request.raw, leftMs)))
      return refuse(request, reply, problem);
    // The body is still on its way: nobody waits for the rest of it.
    reply.header('connection', 'close');
    const isLate = problem.code === 'timedOut';
    return refuse(request, reply, isLate ? new ProblemError('requestTimedOut') : problem);
  });

  // Whatever was sent to an address that is none is not read.
  app.addHook('onRequest', (request, reply, done) => {
    done(request.is404 ? missing(request, reply) : undefined);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, missing(request, reply)));

  function missing({ url, method }: FastifyRequest, reply: FastifyReply): ProblemError {
    const methods = allowedMethods(url);
    // A route that takes the method may still find nothing: a file that is not there.
    if (methods.length === 0 || methods.includes(method)) return new ProblemError('notFound');
    reply.header('allow', methods.join(', '));
    return new ProblemError('methodNotAllowed');
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, problem: ProblemError) {
    const locale = await contextOf(request).then(
      (context) => context.locale,
      () => wantedLocale(request),
    );
    return sendProblem(request, reply, { problem, locale });
  }
}
