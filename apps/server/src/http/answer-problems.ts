import { PROBLEM_STATUS, ProblemError } from '@lantern/contract/problem-error';
import { DEFAULT_LOCALE } from '@lantern/domain/display/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemErrorOf, problemOf } from './problem-of';
import type { ContextOf } from './serve';

const LONGEST_URL = 8192;

/** Whatever goes wrong, the answer is a problem from the closed list, in the caller's language, with a line in the log. */
export function answerProblems(app: FastifyInstance, contextOf: ContextOf): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > LONGEST_URL) throw new ProblemError('addressTooLong');
  });

  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemErrorOf(error);
    if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
    else
      request.log.info(
        { code: problem.code, errors: problem.errors, cause: problem.cause },
        'request refused',
      );
    await sendProblem(request, reply, problem);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const known =
      app.hasRoute({ method: 'GET', url: request.url }) || app.findRoute({ method: 'GET', url: request.url });
    await sendProblem(request, reply, new ProblemError(known ? 'methodNotAllowed' : 'notFound'));
  });

  async function sendProblem(
    request: FastifyRequest,
    reply: FastifyReply,
    problem: ProblemError,
  ): Promise<void> {
    const locale = await contextOf(request).then(
      (context) => context.locale,
      () => DEFAULT_LOCALE,
    );
    reply
      .code(PROBLEM_STATUS[problem.code])
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8');
    if (problem.code === 'busy' || problem.code === 'tooManyRequests') reply.header('retry-after', '5');
    await reply.send(problemOf(problem, locale, request.id));
  }
}
