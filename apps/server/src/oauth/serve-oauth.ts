import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemErrorOf } from '../http/answer/problem-of';
import type { CallContext } from '../http/call-context';
import { takeForms } from '../http/input/take-forms';
import { limitPerMinute } from '../http/rate-limit';
import type { ContextOf } from '../http/serve';
import { requestField } from '../lti/request-field';
import type { ToolKeySets } from '../lti/token/tool-key-sets';
import { noteRefusal } from '../log/refused-request';
import { type OauthRefusal, oauthRefusalText } from '../texts/oauth-refusal-texts';
import { authorizeApp } from './authorize-app';
import { backToAppPage } from './back-to-app-page';
import { issueApiToken } from './issue-api-token';
import { APP_GRANTS, issueAppToken, revokeAppToken } from './issue-app-token';
import { APP_TOKENS_A_MINUTE, TOKENS_A_MINUTE } from './limits';
import { type OauthRefused, refused } from './refusal';

/** As RFC 6749 names what went wrong; whoever is not who they say is an invalid client. */
const ERRORS: Partial<Record<OauthRefusal, string>> = {
  appsNotAllowed: 'unauthorized_client',
  codeUnknown: 'invalid_grant',
  notAForm: 'invalid_request',
  proofTwice: 'invalid_request',
  refreshTokenUnknown: 'invalid_grant',
  scopeNotAllowed: 'invalid_scope',
  wrongAssertionKind: 'invalid_request',
  wrongGrant: 'unsupported_grant_type',
};

type OauthDeps = { contextOf: ContextOf; keySets: ToolKeySets };

/** OAuth 2: tokens by which programs make calls, and those by which apps do for the people who signed in to them. */
export async function serveOauth(app: FastifyInstance, { contextOf, keySets }: OauthDeps): Promise<void> {
  const limitTokens = limitPerMinute(TOKENS_A_MINUTE);
  const limitApps = limitPerMinute(APP_TOKENS_A_MINUTE);

  app.get('/oauth/authorize', async (request, reply) => {
    const context = await contextOf(request);
    const { address, app: entered } = await authorizeApp(request, context);
    reply.header('cache-control', 'no-store');
    if (!entered) return reply.redirect(address, 303);
    const { html, policy } = backToAppPage({ app: entered, address, context });
    reply.header('refresh', `0;url=${address}`).header('content-security-policy', policy);
    return reply.type('text/html; charset=utf-8').send(html);
  });

  await app.register(async (room) => {
    takeForms(room);
    room.removeContentTypeParser(['application/json', 'text/plain']);
    room.setErrorHandler((error, request, reply) => {
      if (problemErrorOf(error).code !== 'unsupportedMediaType') throw error;
      return sendRefusal(request, reply.header('cache-control', 'no-store'), refused('notAForm'));
    });
    room.post('/oauth/token', async (request, reply) => {
      const context = await contextOf(request);
      const isApp = APP_GRANTS.has(requestField(request.body, 'grant_type') ?? '');
      if (!context.isFromOwnMachine)
        (isApp ? limitApps : limitTokens)(context.address, context.now.getTime());
      reply.header('cache-control', 'no-store');
      return isApp ? answerApp(request, reply, context) : answerProgram(request, reply, context);
    });
    room.post('/oauth/revoke', async (request, reply) => {
      const context = await contextOf(request);
      if (!context.isFromOwnMachine) limitApps(context.address, context.now.getTime());
      await revokeAppToken(request.body, context);
      return reply.header('cache-control', 'no-store').send();
    });
  });

  async function answerProgram(request: FastifyRequest, reply: FastifyReply, context: CallContext) {
    const { authorization } = request.headers;
    const outcome = await issueApiToken(request.body, { authorization, context, keySets });
    if (outcome.kind === 'refused') return sendRefusal(request, reply, outcome);
    const { token, expiresIn, scopes } = outcome;
    return { access_token: token, token_type: 'Bearer', expires_in: expiresIn, scope: scopes.join(' ') };
  }
}

async function answerApp(request: FastifyRequest, reply: FastifyReply, context: CallContext) {
  const outcome = await issueAppToken(request.body, context);
  if (outcome.kind === 'refused') return sendRefusal(request, reply, outcome);
  const { accessToken, refreshToken, expiresIn } = outcome;
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
    refresh_token: refreshToken,
  };
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, { refusal, cause }: OauthRefused) {
  noteRefusal(request, { refusal, cause });
  const error = ERRORS[refusal] ?? 'invalid_client';
  if (error === 'invalid_client') reply.header('www-authenticate', 'Basic realm="clients"');
  return reply
    .code(error === 'invalid_client' ? 401 : 400)
    .send({ error, error_description: oauthRefusalText(refusal) });
}
