import { isLoopback } from '@lantern/domain/web/loopback';
import * as client from 'openid-client';
import type { IdentityProvider } from '../store/people/identity-providers';

const CACHED_MS = 3_600_000;
const TIMEOUT_SECONDS = 5;
/** openid-client itself forgives thirty. */
const SKEW_SECONDS = 5;

export type ProviderConfigurations = (provider: IdentityProvider, now: Date) => Promise<client.Configuration>;

/** Asks each provider once an hour what it offers; a failed question is asked again next time. */
export function createProviderConfigurations(): ProviderConfigurations {
  const cache = new Map<string, Cached>();
  return (provider, now) => {
    const { issuer, clientId, clientSecret } = provider;
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const known = cache.get(key);
    const skew = skewOf(now);
    const isOfUse = known && known.untilMs > now.getTime() && Math.abs(known.skew - skew) <= SKEW_SECONDS;
    if (isOfUse) return known.configuration;
    const configuration = discover(provider, skew);
    cache.set(key, { configuration, skew, untilMs: now.getTime() + CACHED_MS });
    configuration.catch(() => cache.delete(key));
    return configuration;
  };
}

type Cached = { configuration: Promise<client.Configuration>; skew: number; untilMs: number };

/** By how many seconds the database is ahead of this machine: openid-client reads the machine's clock by itself. */
function skewOf(now: Date): number {
  return Math.round((now.getTime() - Date.now()) / 1000);
}

function discover(
  { issuer, clientId, clientSecret }: IdentityProvider,
  skew: number,
): Promise<client.Configuration> {
  const server = new URL(issuer);
  // Plain http is for a provider on this very machine: the demo's, and those of tests.
  const isOwnMachine = server.protocol === 'http:' && isLoopback(server.hostname);
  return client.discovery(
    server,
    clientId,
    { [client.clockSkew]: skew },
    clientAuthentication(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      // Without the first, openid-client trusts the connection and does not look at signatures.
      execute: [client.enableNonRepudiationChecks, ...(isOwnMachine ? [client.allowInsecureRequests] : [])],
    },
  );
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
