import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../http/call-context';
import { hashOf, randomSecret } from '../http/random-secret';
import { setSessionCookie } from '../http/session-cookie';
import { setUserInfoCookie } from '../http/user-info-cookie';
import { findIdentityProvider } from '../store/people/identity-providers';
import { takeSignInState } from '../store/people/sign-in-states';
import { checkProviderAnswer } from './checks/check-provider-answer';
import { checkStateAge, checkStateCookie } from './checks/check-state-cookie';
import { checkTokens } from './checks/check-tokens';
import { openSession } from './open-session';
import type { ProviderConfigurations } from './provider-configurations';
import { queryText } from './query-text';
import { type Refused, refused } from './refusal';
import { clearStateCookie, readStateCookie } from './state-cookie';

type FinishDeps = {
  context: CallContext;
  configurationOf: ProviderConfigurations;
  /** How long a session lasts at most. */
  absoluteMs: number;
};

/** [2.19] The provider's answer becomes a session, or a reason why not. */
export async function finishSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, configurationOf, absoluteMs }: FinishDeps,
): Promise<string | Refused> {
  const { db, tenant, now } = context;
  const state = queryText(request, 'state');
  if (!state || !checkStateCookie(state, readStateCookie(request, state))) return refused('expired');
  clearStateCookie(request, reply, state);
  const begun = await takeSignInState(db, tenant.id, hashOf(state));
  if (!begun || !checkStateAge(begun, now)) return refused('expired');

  const callback = new URL(request.url, request.ownOrigin);
  const answerFault = checkProviderAnswer(callback.searchParams);
  if (answerFault) return answerFault;

  const provider = await findIdentityProvider(db, tenant.id, begun.providerId);
  if (!provider) return refused('unknownProvider');
  const configuration = await configurationOf(provider, now).catch((error: unknown) =>
    refused('providerUnavailable', error),
  );
  if ('kind' in configuration) return configuration;
  const person = await checkTokens({ configuration, callback, state, ...begun });
  if (person.kind === 'refused') return person;

  const secret = randomSecret();
  const expires = new Date(now.getTime() + absoluteMs);
  const opened = await openSession({ context, provider, person, idHash: hashOf(secret), expires });
  if (opened.kind === 'refused') return opened;
  setSessionCookie(request, reply, secret, expires);
  setUserInfoCookie(request, reply, { id: opened.userId, tenantId: tenant.id, expires });
  const query = new URLSearchParams({ redirectUrl: begun.redirectUrl, provider: provider.code });
  return `/learn/login-callback?${query}`;
}
