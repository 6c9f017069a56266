import { resolve } from 'node:path';
import { bareOrigin } from '@lantern/demo-pages/bare-origin';

export type Config = {
  host: string;
  port: number;
  /** The address under which browsers and the platform reach this tool. */
  url: string;
  platform: Platform;
  dataFolder: string;
};

/** The one platform where this tool is registered, as its operator wrote it down. */
export type Platform = {
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  keysUrl: string;
  clientId: string;
  deploymentId: string;
  /** Pages of these origins may show the tool in a frame. */
  origins: string[];
};

export type ConfigReading = { kind: 'valid'; config: Config } | { kind: 'invalid'; reason: string };

/** Reads the program's settings; the first wrong one is named in a sentence for the operator. */
export function readConfig(env: Record<string, string | undefined>): ConfigReading {
  const port = Number(env['QUIZ_PORT']);
  if (!env['QUIZ_PORT'] || !Number.isInteger(port) || port < 1 || port > 65_535) {
    return invalid('QUIZ_PORT must be a port number from 1 to 65535.');
  }
  const url = bareOrigin(env['QUIZ_URL'] || `http://127.0.0.1:${port}`);
  if (!url) return invalid('QUIZ_URL must be an http or https address without a path, query or fragment.');
  const issuer = bareOrigin(env['QUIZ_PLATFORM'] ?? '');
  if (!issuer) return invalid('QUIZ_PLATFORM must be the issuer of the platform, without a path.');
  const origins = (env['QUIZ_PLATFORM_ORIGINS'] || issuer).split(',').map((text) => bareOrigin(text.trim()));
  if (!origins.every((origin) => origin !== null)) {
    return invalid('QUIZ_PLATFORM_ORIGINS must list the addresses of the platform, separated by commas.');
  }
  const clientId = env['QUIZ_CLIENT_ID'];
  if (!clientId) return invalid('QUIZ_CLIENT_ID must be the name that the platform gave this tool.');
  const deploymentId = env['QUIZ_DEPLOYMENT_ID'];
  if (!deploymentId) return invalid('QUIZ_DEPLOYMENT_ID must be the deployment that the platform made.');
  if (!env['QUIZ_DATA']) return invalid('QUIZ_DATA must name the folder that keeps the answers.');

  const platform = {
    issuer,
    authorizationUrl: `${issuer}/lti/authorize`,
    tokenUrl: `${issuer}/lti/token`,
    keysUrl: `${issuer}/lti/jwks`,
    clientId,
    deploymentId,
    origins,
  };
  const host = env['QUIZ_HOST'] || '127.0.0.1';
  return { kind: 'valid', config: { host, port, url, platform, dataFolder: resolve(env['QUIZ_DATA']) } };
}

function invalid(reason: string): ConfigReading {
  return { kind: 'invalid', reason };
}
