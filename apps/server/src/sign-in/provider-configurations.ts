import { isLoopback } from '@lantern/domain/session/loopback';
import * as client from 'openid-client';
import type { IdentityProvider } from '../store/identity-providers';

const KEPT_MS = 3_600_000;
const TIMEOUT_SECONDS = 5;

export type ProviderConfigurations = (provider: IdentityProvider, now: Date) => Promise<client.Configuration>;

/** Asks each provider once an hour what it offers; a failed question is asked again next time. */
export function createProviderConfigurations(): ProviderConfigurations {
  const kept = new Map<string, { configuration: Promise<client.Configuration>; untilMs: number }>();
  return (provider, now) => {
    const { issuer, clientId, clientSecret } = provider;
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const known = kept.get(key);
    if (known && known.untilMs > now.getTime()) return known.configuration;
    const configuration = discover(provider);
    kept.set(key, { configuration, untilMs: now.getTime() + KEPT_MS });
    configuration.catch(() => kept.delete(key));
    return configuration;
  };
}

function discover({ issuer, clientId, clientSecret }: IdentityProvider): Promise<client.Configuration> {
  const server = new URL(issuer);
  // Plain http is for a provider on this very machine: the demo's, and those of tests.
  const isOwnMachine = server.protocol === 'http:' && isLoopback(server.hostname);
  return client.discovery(server, clientId, undefined, clientAuthentication(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // Without the first, openid-client trusts the connection and does not look at signatures.
    execute: [client.enableNonRepudiationChecks, ...(isOwnMachine ? [client.allowInsecureRequests] : [])],
  });
}

/** The protocol's default method, unless the provider lists only the other one. */
function clientAuthentication(clientSecret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const method = !methods || methods.includes('client_secret_basic') ? basic : post;
    method(server, ...rest);
  };
}
