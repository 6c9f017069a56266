import { LIVE_PATH } from '@lantern/contract/live/live-stream';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession } from '../http/check-audience';
import type { ContextOf } from '../http/serve';
import { logFailure } from '../log/log-failure';
import type { StreamStart } from './live-hub';
import type { Live } from './open-live';

const NUMBER = /^\d{1,15}$/;

/** What has changed, as server-sent events for whoever is signed in; decision 0051. */
export function serveLive(
  app: FastifyInstance,
  { contextOf, live }: { contextOf: ContextOf; live: Live },
): void {
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    // It would never end.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { session, tenant, isByToken } = requireSession(await contextOf(request));
      // An app's token is not a session that could be looked after.
      if (isByToken) throw new ProblemError('forbidden');
      const start = startOf(request);
      const listener = { tenantId: tenant.id, userId: session.userId, idHash: session.idHash };
      live.hub.checkRoom(listener);
      await live.start();
      // Ours from here on: no timeout of handlers, no compression.
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>), // set by our own hooks, as texts
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      reply.raw.write('retry: 2000\n\n');
      await live.hub.join(reply.raw, listener, start).catch((error: unknown) => {
        logFailure(request.log, error, 'a stream could not be opened');
        reply.raw.destroy();
      });
    },
  });
}

/** The browser's own header wins: the address is that of its first try. */
function startOf({ query, headers }: FastifyRequest): StreamStart {
  const { after, since, ...others } = query as Record<string, unknown>; // as Fastify parses it
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new ProblemError('invalidRequest', { [unknown]: [] });
  const number = numberIn('after', headers['last-event-id'] ?? after);
  if (number !== null) return { kind: 'after', number };
  const madeAt = numberIn('since', since);
  return madeAt === null ? { kind: 'now' } : { kind: 'since', pageMadeAt: new Date(madeAt) };
}

function numberIn(name: string, text: unknown): number | null {
  if (text === undefined || text === '') return null;
  if (typeof text !== 'string' || !NUMBER.test(text))
    throw new ProblemError('invalidRequest', { [name]: [] });
  return Number(text);
}
