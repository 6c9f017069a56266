import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../http/call-context';
import { problemErrorOf } from '../http/answer/problem-of';
import { limitPerMinute } from '../http/rate-limit';
import type { ContextOf } from '../http/serve';
import { noteRefusal } from '../log/refused-request';
import { finishSignIn } from './finish-sign-in';
import { refusalPage } from './pages/refusal-page';
import { createProviderConfigurations } from './provider-configurations';
import { REFUSAL_STATUS, type Refusal, type Refused, refused } from './refusal';
import { type Asked, signOut } from './sign-out';
import { startSignIn } from './start-sign-in';
import { SIGN_INS_A_MINUTE } from './limits';

type SignInDeps = { contextOf: ContextOf; session: { absoluteMs: number } };

/** Where the browser goes next, or why it goes nowhere. */
type Outcome = string | Refused | Asked;
type Step = (request: FastifyRequest, reply: FastifyReply, context: CallContext) => Promise<Outcome>;

/** [7.31] The three addresses of signing in and out; a browser walks through them, no script calls them. */
export function serveSignIn(app: FastifyInstance, { contextOf, session: { absoluteMs } }: SignInDeps): void {
  const configurationOf = createProviderConfigurations();
  const limitSignIns = limitPerMinute(SIGN_INS_A_MINUTE);

  serveStep('/oidc/login', async (request, reply, context) => {
    if (!context.isFromOwnMachine) limitSignIns(context.address, context.now.getTime());
    return startSignIn(request, reply, { context, configurationOf });
  });
  serveStep('/oidc/callback', async (request, reply, context) => {
    const outcome = await finishSignIn(request, reply, { context, configurationOf, absoluteMs });
    // Going back to an answer that was already used: the person is signed in, so there is nothing to refuse.
    if (typeof outcome !== 'string' && outcome.refusal === 'expired' && context.session) return '/learn';
    return outcome;
  });
  serveStep('/oidc/logout', (request, reply, context) =>
    signOut(request, reply, { context, configurationOf }),
  );

  function serveStep(path: string, step: Step): void {
    app.get(path, async (request, reply) => {
      const context = await contextOf(request);
      const outcome = await step(request, reply, context).catch(refusalOf);
      reply.header('cache-control', 'no-store');
      if (typeof outcome === 'string') return reply.redirect(outcome, 303);
      if (outcome.kind === 'asked') return sendPage(reply, outcome.page);
      return sendRefusal(request, reply, { context, outcome });
    });
  }
}

function refusalOf(error: unknown): Refused {
  const { code } = problemErrorOf(error);
  if (code === 'tooManyRequests') return refused('tooMany');
  return refused(code === 'busy' || code === 'storageFull' ? 'busy' : 'failed', error);
}

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, outcome: { refusal, cause } }: { context: CallContext; outcome: Refused },
) {
  logRefusal(request, refusal, cause);
  const { html, policy } = refusalPage({ refusal, tenant: context.tenant, locale: context.locale });
  if (REFUSAL_STATUS[refusal] === 429) reply.header('retry-after', '60');
  if (REFUSAL_STATUS[refusal] === 503) reply.header('retry-after', '5');
  return sendPage(reply.code(REFUSAL_STATUS[refusal]), { html, policy });
}

function sendPage(reply: FastifyReply, { html, policy }: Asked['page']) {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}

function logRefusal(request: FastifyRequest, refusal: Refusal, cause: unknown): void {
  if (refusal === 'failed') request.log.error({ err: cause }, 'a sign-in failed');
  else noteRefusal(request, { refusal, cause });
}
