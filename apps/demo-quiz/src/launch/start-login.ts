import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { ExpiringMap } from './expiring-map';
import { LaunchRefusal } from './launch-refusal';

/** Between the login that the platform starts and the launch that follows it. */
export type PendingLogin = {
  nonce: string;
  /** The frame that keeps things for the tool where cookies are refused; null where the platform names none. */
  storageTarget: string | null;
};

export const LOGIN_LIFETIME_MS = 10 * 60_000;

export const stateCookieName = (state: string) => `quiz_login_${state.slice(0, 12)}`;

export type LoginStart = { state: string; location: string; storageTarget: string | null };

/** Third-party-initiated login: a known platform asks, and is sent on to its own authorization endpoint. */
export function startLogin(
  { url, platform }: Config,
  asked: Record<string, unknown>,
  logins: ExpiringMap<PendingLogin>,
): LoginStart {
  const { iss, client_id: clientId, lti_deployment_id: deploymentId } = asked;
  const isKnown =
    iss === platform.issuer &&
    (clientId === undefined || clientId === platform.clientId) &&
    (deploymentId === undefined || deploymentId === platform.deploymentId);
  if (!isKnown) throw new LaunchRefusal('unknownPlatform');
  if (typeof asked['login_hint'] !== 'string' || !asked['login_hint']) {
    throw new LaunchRefusal('unknownPlatform', 'login without a login_hint');
  }

  const state = randomBytes(32).toString('base64url');
  const nonce = randomBytes(32).toString('base64url');
  const { lti_storage_target: target, lti_message_hint: messageHint } = asked;
  const storageTarget = typeof target === 'string' && /^[\w.-]{1,100}$/.test(target) ? target : null;
  logins.put(state, { nonce, storageTarget });

  const location = new URL(platform.authorizationUrl);
  location.search = new URLSearchParams({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: `${url}/launch`,
    login_hint: asked['login_hint'],
    state,
    nonce,
    ...(typeof messageHint === 'string' && { lti_message_hint: messageHint }),
  }).toString();
  return { state, location: location.href, storageTarget };
}
