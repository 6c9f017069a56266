import type { FastifyInstance } from 'fastify';
import { takeForms } from '../http/input/take-forms';
import { limitPerMinute } from '../http/rate-limit';
import type { ContextOf } from '../http/serve';
import type { ToolKeySets } from '../lti/token/tool-key-sets';
import { noteRefusal } from '../log/refused-request';
import { type OauthRefusal, oauthRefusalText } from '../texts/oauth-refusal-texts';
import { issueApiToken } from './issue-api-token';
import { TOKENS_A_MINUTE } from './limits';

/** As RFC 6749 names what went wrong; whoever is not who they say is an invalid client. */
const ERRORS: Partial<Record<OauthRefusal, string>> = {
  proofTwice: 'invalid_request',
  scopeNotAllowed: 'invalid_scope',
  wrongAssertionKind: 'invalid_request',
  wrongGrant: 'unsupported_grant_type',
};

type OauthDeps = { contextOf: ContextOf; keySets: ToolKeySets };

/** Where programs get the token by which they make calls: OAuth 2, client credentials. */
export async function serveOauth(app: FastifyInstance, { contextOf, keySets }: OauthDeps): Promise<void> {
  const limitTokens = limitPerMinute(TOKENS_A_MINUTE);

  await app.register(async (room) => {
    takeForms(room);
    room.removeContentTypeParser(['application/json', 'text/plain']);
    room.post('/oauth/token', async (request, reply) => {
      const context = await contextOf(request);
      if (!context.isFromOwnMachine) limitTokens(context.address, context.now.getTime());
      const { authorization } = request.headers;
      const outcome = await issueApiToken(request.body, { authorization, context, keySets });
      reply.header('cache-control', 'no-store');
      if (outcome.kind === 'refused') {
        noteRefusal(request, { refusal: outcome.refusal, cause: outcome.cause });
        const error = ERRORS[outcome.refusal] ?? 'invalid_client';
        if (error === 'invalid_client') reply.header('www-authenticate', 'Basic realm="clients"');
        return reply
          .code(error === 'invalid_client' ? 401 : 400)
          .send({ error, error_description: oauthRefusalText(outcome.refusal) });
      }
      return {
        access_token: outcome.token,
        token_type: 'Bearer',
        expires_in: outcome.expiresIn,
        scope: outcome.scopes.join(' '),
      };
    });
  });
}
