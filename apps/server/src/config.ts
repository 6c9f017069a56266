import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { POOLERS, type Pooler } from './db/open-postgresql';
import { type TrustedProxies, trustedProxies } from './http/trusted-proxies';
import { readMailSettings } from './mail/read-mail-settings';
import type { MailSettings } from './mail/mail-settings';
import { readS3Settings, type S3Settings } from './storage/read-s3-settings';
import { inputFault } from './texts/input-fault';
import { readScannerSetting, type ScannerPlace } from './virus-scan/read-scanner-setting';

/** A setting that cannot work; its message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const provider = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  label: z.string(),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string(),
  clientSecret: z.string(),
  autoProvision: z._default(z.boolean(), false),
});
export type ConfiguredProvider = z.output<typeof provider>;

export type Config = {
  host: string;
  port: number;
  publicUrl: URL;
  databaseUrl: string | null;
  /** Past the pooler, for migrations; null where there is none. */
  directUrl: string | null;
  pooler: Pooler;
  dataFolder: string;
  isDemo: boolean;
  logLevel: string;
  poolSize: number;
  trustProxy: TrustedProxies;
  session: { idleMs: number; absoluteMs: number };
  /** How long events and audit entries stay. */
  retention: { eventsMs: number; auditMs: number };
  /** How long a server that was told to stop goes on serving, so that a balancer sees it first. */
  stopDelayMs: number;
  providers: ConfiguredProvider[];
  /** Null where no mail leaves. */
  mail: MailSettings | null;
  /** Where files lie; null: in the data folder. */
  s3: S3Settings | null;
  /** Of viruses, in what people send. */
  scanner: ScannerPlace | null;
  portalFolder: string;
  fragmentsFolder: string;
  /** What a new embedded database begins with. */
  emptyDatabase: string;
  /** The courses of the demo that are written as folders. */
  demoFolder: string;
  /** The demo's tool, which the start runs beside the server. */
  demoQuiz: { url: string; clientId: string; deploymentId: string } | null;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Reads and checks every setting before anything is opened. The README lists them all. */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const host = env['HOST'] || '127.0.0.1';
  const port = wholeNumber(env, 'PORT', 8080, 1, 65_535);
  return {
    host,
    port,
    publicUrl: address(env['PUBLIC_URL'] || `http://${shownHost(host)}:${port}`),
    ...database(env),
    dataFolder: resolve(root, env['LANTERN_DATA'] || '.data'),
    isDemo: switchedOn(env, 'LANTERN_DEMO', true),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    poolSize: wholeNumber(env, 'DATABASE_POOL', 10, 1, 200),
    trustProxy: proxiesInFront(env['TRUST_PROXY']),
    retention: {
      eventsMs: wholeNumber(env, 'EVENTS_KEPT_DAYS', 400, 1, 3650) * DAY_MS,
      auditMs: wholeNumber(env, 'AUDIT_KEPT_DAYS', 730, 1, 3650) * DAY_MS,
    },
    session: {
      idleMs: wholeNumber(env, 'SESSION_IDLE_HOURS', 8, 1, 720) * HOUR_MS,
      absoluteMs: wholeNumber(env, 'SESSION_HOURS', 12, 1, 720) * HOUR_MS,
    },
    stopDelayMs: wholeNumber(env, 'STOP_DELAY_SECONDS', 5, 0, 300) * 1000,
    providers: configuredProviders(env['OIDC_PROVIDERS']),
    mail: working(readMailSettings(env)),
    s3: working(readS3Settings(env)),
    scanner: working(readScannerSetting(env)),
    portalFolder: resolve(root, 'dist/portal'),
    fragmentsFolder: resolve(root, 'dist/fragments'),
    emptyDatabase: resolve(root, 'dist/database'),
    demoFolder: resolve(root, 'dist/demo'),
    demoQuiz: demoQuiz(env),
  };
}

/** What was read, unless it is a sentence about what cannot work. */
function working<Settings>(read: Settings | string): Settings {
  if (typeof read === 'string') throw new ConfigError(read);
  return read;
}

/** Its own settings, which the start gives to both. */
function demoQuiz(env: Record<string, string | undefined>): Config['demoQuiz'] {
  const { QUIZ_URL: url, QUIZ_CLIENT_ID: clientId, QUIZ_DEPLOYMENT_ID: deploymentId } = env;
  if (!url || !clientId || !deploymentId) return null;
  if (!URL.canParse(url)) throw new ConfigError(`QUIZ_URL must be an http or https address, not "${url}".`);
  return { url: new URL(url).origin, clientId, deploymentId };
}

function wholeNumber(
  env: Record<string, string | undefined>,
  name: string,
  byDefault: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (!text) return byDefault;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function switchedOn(env: Record<string, string | undefined>, name: string, byDefault: boolean): boolean {
  const text = env[name];
  if (!text) return byDefault;
  if (text === '1' || text === '0') return text === '1';
  throw new ConfigError(`${name} must be 1 or 0, not "${text}".`);
}

function proxiesInFront(text: string | undefined): TrustedProxies {
  const proxies = trustedProxies(text || '0');
  if (proxies) return proxies;
  throw new ConfigError(
    `TRUST_PROXY must be a number of proxies from 0 to 10, or their addresses and networks with commas, not "${text}".`,
  );
}

function oneOf<Name extends string>(
  env: Record<string, string | undefined>,
  name: string,
  allowed: readonly Name[],
  byDefault: Name,
): Name {
  const text = env[name] || byDefault;
  const known = allowed.find((one) => one === text);
  if (known) return known;
  throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
}

/** A loopback or wildcard address is reached as localhost, which browsers treat as a secure place. */
function shownHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function address(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new ConfigError(`PUBLIC_URL must be an http or https address without a path, not "${text}".`);
}

function database(
  env: Record<string, string | undefined>,
): Pick<Config, 'databaseUrl' | 'directUrl' | 'pooler'> {
  const databaseUrl = databaseAddress(env, 'DATABASE_URL');
  const directUrl = databaseAddress(env, 'DATABASE_DIRECT_URL');
  const pooler = oneOf(env, 'DATABASE_POOLER', POOLERS, 'none');
  if (!databaseUrl && (directUrl || pooler !== 'none')) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL and DATABASE_POOLER say more of DATABASE_URL, which is not set.',
    );
  }
  return { databaseUrl, directUrl, pooler };
}

function databaseAddress(env: Record<string, string | undefined>, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigError(`${name} must be an address of the form postgresql://user:password@host:port/name.`);
}

function configuredProviders(text: string | undefined): ConfiguredProvider[] {
  if (!text) return [];
  const message =
    'OIDC_PROVIDERS must be a JSON list of {code, label, issuer, clientId, clientSecret, autoProvision}';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ConfigError(`${message}, and this is not JSON.`);
  }
  const { success, data, error } = z.safeParse(z.array(provider), value, {
    error: inputFault('en-US'),
  });
  if (!success) {
    const [issue] = error.issues;
    throw new ConfigError(`${message}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`);
  }
  const codes = data.map(({ code }) => code);
  const again = codes.find((code, index) => codes.indexOf(code) !== index);
  if (again) throw new ConfigError(`OIDC_PROVIDERS has the code "${again}" twice.`);
  return data;
}
