import { ProblemError } from '@lantern/contract/problem-error';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { FastifyRequest } from 'fastify';
import { allowsApps } from '../http/bearer';
import type { CallContext } from '../http/call-context';
import { hashOf, randomSecret } from '../http/random-secret';
import { requestField } from '../lti/request-field';
import { insertAppCode } from '../store/people/app-grants';
import { findLearnerApp, type LearnerApp } from '../store/platform/learner-apps';
import { matchesRedirect } from './app-redirects';
import { CODE_CHALLENGE, CODE_MS } from './limits';

export type AppAuthorization = {
  address: string;
  /** Of a way back that a page has to begin: browsers hold the form of the sign-in against all redirects that follow it. */
  app: LearnerApp | null;
};

const AFTER_SIGN_IN = 'after_sign_in';

/**
 * Where the browser goes next: back to the app with a code, or to the sign-in first. Nobody is asked for consent: the app is the
 * tenant's own. What cannot be sent back to the app is a problem here.
 */
export async function authorizeApp(
  { query, url }: FastifyRequest,
  context: CallContext,
): Promise<AppAuthorization> {
  const { db, tenant, now, session, suspendedSession, issuer } = context;
  if (!allowsApps(tenant)) throw new ProblemError('notFound');
  const clientId = requestField(query, 'client_id') ?? '';
  const redirectUri = requestField(query, 'redirect_uri') ?? '';
  const app = isGuid(clientId) ? await findLearnerApp(db, tenant.id, clientId) : null;
  const isKnown = app?.redirectUris.some((registered) => matchesRedirect(registered, redirectUri)) ?? false;
  if (!app || !isKnown) throw new ProblemError('invalidRequest');

  const state = requestField(query, 'state');
  const back = (answer: Record<string, string>): AppAuthorization => ({
    address: addressWith(redirectUri, { ...answer, ...(state !== null && { state }), iss: issuer }),
    app: requestField(query, AFTER_SIGN_IN) === null ? null : app,
  });
  const codeChallenge = requestField(query, 'code_challenge') ?? '';
  if (requestField(query, 'response_type') !== 'code') return back({ error: 'unsupported_response_type' });
  const isS256 = requestField(query, 'code_challenge_method') === 'S256';
  if (!isS256 || !CODE_CHALLENGE.test(codeChallenge)) return back({ error: 'invalid_request' });
  if (suspendedSession) return back({ error: 'access_denied' });
  if (!session) {
    const redirectUrl = addressWith(url, { [AFTER_SIGN_IN]: '1' });
    return { address: addressWith('/oidc/login', { redirectUrl }), app: null };
  }

  const code = randomSecret();
  await insertAppCode(db, tenant.id, {
    codeHash: hashOf(code),
    clientId: app.clientId,
    userId: session.userId,
    providerId: session.providerId,
    redirectUri,
    codeChallenge,
    expires: new Date(now.getTime() + CODE_MS),
  });
  return back({ code });
}

/** By its letters: a scheme of an app's own has no search of its own to be set. */
function addressWith(address: string, parameters: Record<string, string>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`;
}
