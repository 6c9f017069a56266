import * as client from 'openid-client';
import { type Refused, refused } from '../refusal';

export type Person = {
  kind: 'person';
  issuer: string;
  subject: string;
  idToken: string;
  claims: Record<string, unknown>;
};

export type TokenRequest = {
  configuration: client.Configuration;
  /** The address that the provider sent the browser to, as the browser sees it. */
  callback: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
};

/** Buys the tokens with the code; openid-client holds signature, issuer, audience, time, nonce, state and PKCE to the letter. */
export async function checkTokens(request: TokenRequest): Promise<Person | Refused> {
  const { configuration, callback, state, nonce, codeVerifier } = request;
  try {
    const tokens = await client.authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claimed = tokens.claims();
    if (!claimed || !tokens.id_token) return refused('untrusted');
    const claims = claimed.email
      ? claimed
      : { ...claimed, ...(await moreClaims(configuration, tokens.access_token, claimed.sub)) };
    return { kind: 'person', issuer: claimed.iss, subject: claimed.sub, idToken: tokens.id_token, claims };
  } catch (error) {
    return refused(isUnreachable(error) ? 'providerUnavailable' : 'untrusted', error);
  }
}

/** Most providers keep name and email out of the id token. */
async function moreClaims(configuration: client.Configuration, accessToken: string, subject: string) {
  if (!configuration.serverMetadata().userinfo_endpoint) return {};
  return client.fetchUserInfo(configuration, accessToken, subject);
}

/** The provider did not answer, or not in time: nobody's fault here, and worth another try. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  return error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT';
}
