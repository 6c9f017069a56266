import * as client from 'openid-client';
import type { Config } from '../config';
import { Browser } from './browser';

export type SignInRequest = { url: string; verifier: string; state: string; nonce: string };

/** The application's side of the protocol, as a standard client plays it. */
export async function openApplication(config: Config) {
  const { clientId, clientSecret, redirectUris } = config;
  const configuration = await client.discovery(
    new URL(config.issuer),
    clientId,
    undefined,
    client.ClientSecretBasic(clientSecret),
    { execute: [client.allowInsecureRequests] },
  );

  async function requestSignIn(extra: Record<string, string> = {}): Promise<SignInRequest> {
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUris[0] ?? '',
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...extra,
    });
    return { url: url.href, verifier, state, nonce };
  }

  function redeem(callback: string, { verifier, state, nonce }: SignInRequest) {
    return client.authorizationCodeGrant(configuration, new URL(callback), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
  }

  return {
    configuration,
    requestSignIn,
    redeem,
    async openForm(extra: Record<string, string> = {}, headers: Record<string, string> = {}) {
      const browser = new Browser(config.issuer, headers);
      const request = await requestSignIn(extra);
      const form = await browser.get(request.url);
      return { browser, request, form };
    },
    userInfo: (accessToken: string, sub: string) => client.fetchUserInfo(configuration, accessToken, sub),
    signOutUrl: (parameters: Record<string, string>) =>
      client.buildEndSessionUrl(configuration, parameters).href,
  };
}
