import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { safeRedirectTarget } from '@lantern/domain/web/safe-redirect-target';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import type { CallContext } from '../http/call-context';
import { hashOf, randomSecret } from '../http/random-secret';
import { listIdentityProviders } from '../store/people/identity-providers';
import { checkProvider } from './checks/check-provider';
import type { ProviderConfigurations } from './provider-configurations';
import { queryText } from './query-text';
import { type Refused, refused } from './refusal';
import { setStateCookie } from './state-cookie';
import { insertSignInState } from '../store/people/sign-in-states';

const STATE_MS = 600_000;

type StartDeps = { context: CallContext; configurationOf: ProviderConfigurations };

/** [2.19] [7.31] [5.1] Remembers where the person wants to go and sends them to their provider. */
export async function startSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, configurationOf }: StartDeps,
): Promise<string | Refused> {
  const { db, tenant, now, locale } = context;
  const provider = checkProvider(await listIdentityProviders(db, tenant.id), queryText(request, 'provider'));
  if ('kind' in provider) return provider;
  const configuration = await configurationOf(provider, now).catch((error: unknown) =>
    refused('providerUnavailable', error),
  );
  if ('kind' in configuration) return configuration;

  const origin = request.ownOrigin;
  const state = randomSecret();
  const nonce = randomSecret();
  const codeVerifier = client.randomPKCECodeVerifier();
  const expires = new Date(now.getTime() + STATE_MS);
  const redirectUrl = safeRedirectTarget(queryText(request, 'redirectUrl'), {
    origin,
    clientRoot: PORTAL_PATHS.home,
  });
  await insertSignInState(db, tenant.id, {
    idHash: hashOf(state),
    providerId: provider.id,
    codeVerifier,
    nonce,
    redirectUrl,
    expires,
  });
  setStateCookie(request, reply, { state, expires });
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: `${origin}/oidc/callback`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    // Offered by the page that refuses an unknown person: without it the provider sends the same one again.
    ...(queryText(request, 'prompt') === 'login' && { prompt: 'login' }),
  }).href;
}
