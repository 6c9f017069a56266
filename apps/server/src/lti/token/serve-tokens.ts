import type { FastifyInstance } from 'fastify';
import { limitPerMinute } from '../../http/rate-limit';
import type { ContextOf } from '../../http/serve';
import { type LtiRefusal, ltiRefusalText } from '../../texts/lti-refusal-texts';
import { LTI_REFUSAL_STATUS } from '../refusal';
import { logLtiRefusal } from '../send-refusal';
import { issueToken } from './issue-token';
import type { ToolKeySets } from './tool-key-sets';
import { TOKENS_A_MINUTE } from '../limits';

/** As OAuth 2.0 names what went wrong; whoever is not who they say is an invalid client. */
const OAUTH_ERRORS: Partial<Record<LtiRefusal, string>> = {
  wrongGrant: 'unsupported_grant_type',
  wrongAssertionKind: 'invalid_request',
  scopeNotAllowed: 'invalid_scope',
};

/** The token address: a key of the tool against a token for our services. */
export function serveTokens(
  app: FastifyInstance,
  { contextOf, keySets }: { contextOf: ContextOf; keySets: ToolKeySets },
): void {
  const limitTokens = limitPerMinute(TOKENS_A_MINUTE);

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
