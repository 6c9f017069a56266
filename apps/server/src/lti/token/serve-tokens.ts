import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../http/rate-limit';
import type { ContextOf } from '../../http/serve';
import { type LtiRefusal, ltiRefusalText } from '../../texts/lti-refusal-texts';
import { LTI_REFUSAL_STATUS } from '../refusal';
import { logLtiRefusal } from '../send-refusal';
import { issueToken } from './issue-token';
import type { ToolKeySets } from './tool-key-sets';

/** As OAuth 2.0 names what went wrong; whoever is not who they say is an invalid client. */
const OAUTH_ERRORS: Partial<Record<LtiRefusal, string>> = {
  wrongGrant: 'unsupported_grant_type',
  wrongAssertionKind: 'invalid_request',
  scopeNotAllowed: 'invalid_scope',
};

/** A token lasts an hour: who asks for more than this wants us busy with their signatures. */
const TOKENS_A_MINUTE = 120;
const MINUTE_MS = 60_000;

/** The token address: a key of the tool against a token for our services. */
export function serveTokens(
  app: FastifyInstance,
  { contextOf, keySets }: { contextOf: ContextOf; keySets: ToolKeySets },
): void {
  const limitTokens = rateLimit(TOKENS_A_MINUTE, MINUTE_MS);

  app.post('/lti/token', async (request, reply) => {
    const context = await contextOf(request);
    if (!context.isFromOwnMachine) limitTokens(context.address, context.now.getTime());
    const outcome = await issueToken(request.body, { context, keySets });
    reply.header('cache-control', 'no-store');
    if (outcome.kind === 'refused') {
      logLtiRefusal(request, outcome);
      const isClient = OAUTH_ERRORS[outcome.refusal] === undefined;
      return reply.code(isClient ? 401 : LTI_REFUSAL_STATUS[outcome.refusal]).send({
        error: OAUTH_ERRORS[outcome.refusal] ?? 'invalid_client',
        error_description: ltiRefusalText(outcome.refusal, context.locale),
      });
    }
    return {
      access_token: outcome.token,
      token_type: 'Bearer',
      expires_in: outcome.expiresIn,
      scope: outcome.scopes.join(' '),
    };
  });
}
