import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../http/call-context';
import type { ContextOf } from '../http/serve';
import { authorizeLaunch } from './authorize-launch';
import { beginLaunch, type LaunchStep } from './begin-launch';
import { toolFormPage } from './pages/tool-form-page';
import type { PlatformKeysOf } from './platform-keys';
import { requestField } from './request-field';
import { sendLaunchRefusal } from './send-refusal';

type LaunchDeps = { contextOf: ContextOf; keysOf: PlatformKeysOf };

const HINT = /^[\w-]{43}$/;

/** [7.19] From the learner's click to the tool: our hint, the tool's question, our signed answer. */
export function serveLaunches(app: FastifyInstance, { contextOf, keysOf }: LaunchDeps): void {
  app.get('/lti/jwks', async (request, reply) => {
    const { db, tenant, now } = await contextOf(request);
    const { publicKeys } = await keysOf(db, tenant.id, now);
    reply.header('cache-control', 'public, max-age=60');
    return { keys: publicKeys };
  });

  app.get('/lti/launch/:hint', async (request, reply) => {
    const context = await contextOf(request);
    const hint = requestField(request.params, 'hint') ?? '';
    const loginHint = HINT.test(hint) ? hint : '';
    return send(request, reply, { context, step: await beginLaunch(request, reply, { loginHint, context }) });
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/lti/authorize',
    handler: async (request, reply) => {
      const context = await contextOf(request);
      const fields = request.method === 'GET' ? request.query : request.body;
      return send(request, reply, {
        context,
        step: await authorizeLaunch(request, { fields, context, keysOf }),
      });
    },
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, step }: { context: CallContext; step: LaunchStep },
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (step.kind === 'refused') return sendLaunchRefusal(request, reply, { context, outcome: step });
  if (step.kind === 'redirect') return reply.redirect(step.address, 303);
  const { html, policy } = toolFormPage(step, context.locale);
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}
