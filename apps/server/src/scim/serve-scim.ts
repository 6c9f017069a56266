import { ProblemError } from '@lantern/contract/problem-error';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from '../http/call-context';
import { checkedContext, MissingScope } from '../http/check-audience';
import { limitPerMinute } from '../http/rate-limit';
import type { ContextOf } from '../http/serve';
import { requestField } from '../lti/request-field';
import { SCIM_SCOPE } from '../operations/operations';
import type { AuditSubject } from '../store/platform/audit-entries';
import { DISCOVERY_ROUTES } from './discovery';
import { GROUP_ROUTES } from './groups/group-routes';
import { MOST_SCIM_BODY_BYTES, SCIM_CALLS_A_MINUTE } from './limits';
import { noteUse, type ScimAnswer, type ScimCall, type ScimContext, type ScimRoute } from './scim-route';
import { SCIM_TYPE, sendScimError } from './send-scim-error';
import { USER_KIND } from './users/user-kind';
import { USER_ROUTES } from './users/user-routes';

const PREFIX = '/scim/v2';
const JSON_TYPE = 'application/json';

/** SCIM 2.0 (RFC 7643 and 7644): how an identity provider keeps people and groups as its own are. */
export async function serveScim(app: FastifyInstance, contextOf: ContextOf): Promise<void> {
  const limit = limitPerMinute(SCIM_CALLS_A_MINUTE);
  const callers = new WeakMap<FastifyRequest, ScimContext>();

  await app.register(
    async (room) => {
      const readJson = room.getDefaultJsonParser('error', 'error');
      room.removeContentTypeParser(['text/plain', JSON_TYPE]);
      room.addContentTypeParser([SCIM_TYPE, JSON_TYPE], { parseAs: 'string' }, (request, body, done) => {
        // Some providers name a type with every request, a DELETE without a body too.
        if (request.method === 'DELETE') return done(null, undefined);
        return readJson(request, String(body), done);
      });
      room.setErrorHandler((error, request, reply) => sendScimError(request, reply, error));
      room.setNotFoundHandler((request, reply) =>
        sendScimError(request, reply, new ProblemError('notFound')),
      );
      // Before anything of the body is read.
      room.addHook('onRequest', async (request) => {
        callers.set(request, await knownCaller(request));
      });
      for (const route of [...DISCOVERY_ROUTES, ...USER_ROUTES, ...GROUP_ROUTES]) serveRoute(room, route);
    },
    { prefix: PREFIX },
  );

  async function knownCaller(request: FastifyRequest): Promise<ScimContext> {
    try {
      const context = await callerOf(await contextOf(request));
      limit(context.machine.clientId, context.now.getTime());
      return context;
    } catch (error) {
      if (error instanceof MissingScope) {
        const { context } = error;
        limit(context.machine.clientId, context.now.getTime());
        const url = request.routeOptions.url?.slice(PREFIX.length) ?? '';
        const subject = addressedSubject(url, requestField(request.params, 'id') ?? '');
        const operation = operationOf(request.method, url);
        await noteUse(context.db, { context, operation }, { ...subject, refused: 'true' });
      }
      throw error;
    }
  }

  function serveRoute(room: FastifyInstance, { method, url, answer }: ScimRoute): void {
    room.route({
      method,
      url,
      bodyLimit: MOST_SCIM_BODY_BYTES,
      handler: async (request, reply) => {
        const context = callers.get(request);
        if (!context) throw new Error('Nobody was asked for their token.');
        const id = requestField(request.params, 'id') ?? '';
        const base = `${context.issuer}${PREFIX}`;
        const call = { request, context, base, id, operation: operationOf(method, url) };
        const answered = await notedAnswer({ method, url, answer }, call);
        reply.code(answered.status).header('cache-control', 'no-store');
        if (answered.status === 204) return reply.send();
        if (answered.location) reply.header('location', answered.location);
        return reply.type(`${SCIM_TYPE}; charset=utf-8`).send(JSON.stringify(answered.body));
      },
    });
  }
}

function operationOf(method: string, url: string): string {
  return `scim ${method} ${url}`;
}

/** Every use is in the audit: a change in its own transaction, a reading before it is sent, and what fails too. */
async function notedAnswer({ method, url, answer }: ScimRoute, call: ScimCall): Promise<ScimAnswer> {
  const subject = addressedSubject(url, call.id);
  try {
    const answered = await answer(call);
    if (method === 'GET') await noteUse(call.context.db, call, subject);
    return answered;
  } catch (error) {
    await noteUse(call.context.db, call, { ...subject, failed: 'true' });
    throw error;
  }
}

/** Only an id is kept: anything else could be somebody's address. */
function addressedSubject(url: string, id: string): AuditSubject {
  if (!isGuid(id)) return {};
  return url.startsWith(USER_KIND.endpoint) ? { userId: id.toLowerCase() } : { group: id.toLowerCase() };
}

/** A program whose token has the scope; a session helps nobody. */
async function callerOf(context: CallContext): Promise<ScimContext> {
  if (context.bearer === null) throw new ProblemError('invalidToken');
  const { machine, ...checked } = await checkedContext(SCIM_CALL, context);
  if (!machine) throw new ProblemError('invalidToken');
  return { ...checked, machine };
}

const SCIM_CALL = { audience: 'operator', scope: SCIM_SCOPE } as const;
