import { isLoopback } from '@lantern/domain/web/loopback';
import { type Config, ConfigError } from './config';

/**
 * Refuses what works but would be unsafe where others than this machine reach it. Only a server asks: a command of
 * the operator serves nobody.
 */
export function assertSafe(config: Config, env: Record<string, string | undefined>): void {
  const { host, publicUrl, isDemo, providers } = config;
  const isPublic = !isOwnHost(host) || !isOwnHost(publicUrl.hostname);
  if (isPublic && isDemo && env['LANTERN_DEMO'] !== '1')
    throw new ConfigError(
      'The demo, whose passwords everybody knows, does not start on a public address: set LANTERN_DEMO=0, or LANTERN_DEMO=1 to have it there all the same.',
    );
  if (isInsecure(publicUrl))
    throw new ConfigError(
      `PUBLIC_URL must be https, not "${publicUrl.origin}": only this very machine is reached over http.`,
    );
  for (const { code, issuer, clientSecret } of providers) {
    if (isInsecure(new URL(issuer)))
      throw new ConfigError(
        `The issuer of "${code}" in OIDC_PROVIDERS must be https, not "${issuer}": only this very machine is asked over http.`,
      );
    if (clientSecret.trim() === '')
      throw new ConfigError(`The clientSecret of "${code}" in OIDC_PROVIDERS must not be empty.`);
  }
}

function isInsecure({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isOwnHost(hostname);
}

/** As a setting or an address spells it. */
function isOwnHost(host: string): boolean {
  return host === '::1' || isLoopback(host);
}
