import { resolve } from 'node:path';
import { bareOrigin } from '@lantern/demo-pages/bare-origin';

export type Config = {
  host: string;
  port: number;
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  postLogoutUris: string[];
  dataFolder: string;
};

export type ConfigReading = { kind: 'valid'; config: Config } | { kind: 'invalid'; reason: string };

/** Reads the program's settings; the first wrong one is named in a sentence for the operator. */
export function readConfig(env: Record<string, string | undefined>): ConfigReading {
  const port = Number(env.IDENTITY_PORT);
  if (!env.IDENTITY_PORT || !Number.isInteger(port) || port < 1 || port > 65_535) {
    return invalid('IDENTITY_PORT must be a port number from 1 to 65535.');
  }
  const issuer = bareOrigin(env.IDENTITY_ISSUER ?? `http://127.0.0.1:${port}`);
  if (!issuer) {
    return invalid('IDENTITY_ISSUER must be an http or https address without a path, query or fragment.');
  }
  const clientId = env.IDENTITY_CLIENT_ID;
  if (!clientId) return invalid('IDENTITY_CLIENT_ID must name the client that may sign people in.');
  const clientSecret = env.IDENTITY_CLIENT_SECRET;
  if (!clientSecret || clientSecret.length < 16) {
    return invalid('IDENTITY_CLIENT_SECRET must be at least 16 characters long.');
  }
  const redirectUris = addressesOf(env.IDENTITY_REDIRECT_URIS);
  if (!redirectUris?.length) {
    return invalid(
      'IDENTITY_REDIRECT_URIS must list at least one http or https address, separated by commas.',
    );
  }
  const postLogoutUris = addressesOf(env.IDENTITY_POST_LOGOUT_URIS);
  if (!postLogoutUris) {
    return invalid('IDENTITY_POST_LOGOUT_URIS must list http or https addresses, separated by commas.');
  }
  if (!env.IDENTITY_DATA) return invalid('IDENTITY_DATA must name the folder that keeps the keys.');

  return {
    kind: 'valid',
    config: {
      host: env.IDENTITY_HOST || '127.0.0.1',
      port,
      issuer,
      clientId,
      clientSecret,
      redirectUris,
      postLogoutUris,
      dataFolder: resolve(env.IDENTITY_DATA),
    },
  };
}

function invalid(reason: string): ConfigReading {
  return { kind: 'invalid', reason };
}

function addressesOf(list = ''): string[] | null {
  const addresses = list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return addresses.every((text) => webAddress(text)) ? addresses : null;
}

function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.hash ? url : null;
}
