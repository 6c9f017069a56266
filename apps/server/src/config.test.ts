import { describe, expect, test } from 'vitest';
import { type Config, ConfigError, readConfig } from './config';

const ROOT = '/srv/lantern';
const HOUR_MS = 3_600_000;
const STAFF = {
  code: 'staff',
  label: 'Staff',
  issuer: 'https://login.example.org',
  clientId: 'lantern',
  clientSecret: 'secret',
};

const read = (env: Record<string, string>) => readConfig(env, ROOT);
const withUrl = ({ publicUrl, ...rest }: Config) => ({ ...rest, publicUrl: publicUrl.href });

test('with nothing set, everything has its default', () => {
  expect(withUrl(read({}))).toEqual({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080/',
    databaseUrl: null,
    directUrl: null,
    pooler: 'none',
    dataFolder: `${ROOT}/.data`,
    isDemo: true,
    logLevel: 'info',
    poolSize: 10,
    trustProxy: { kind: 'none' },
    session: { idleMs: 8 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
    retention: { eventsMs: 400 * 24 * HOUR_MS, auditMs: 730 * 24 * HOUR_MS },
    stopDelayMs: 5000,
    providers: [],
    mail: null,
    s3: null,
    scanner: null,
    portalFolder: `${ROOT}/dist/portal`,
    fragmentsFolder: `${ROOT}/dist/fragments`,
    emptyDatabase: `${ROOT}/dist/database`,
    demoFolder: `${ROOT}/dist/demo`,
    demoQuiz: null,
  });
});

test('what is set to nothing is not set', () => {
  const names = ['HOST', 'PORT', 'PUBLIC_URL', 'DATABASE_URL', 'LANTERN_DATA', 'LANTERN_DEMO', 'LOG_LEVEL'];
  const rest = [
    'DATABASE_POOL',
    'DATABASE_POOLER',
    'DATABASE_DIRECT_URL',
    'STOP_DELAY_SECONDS',
    'TRUST_PROXY',
    'SESSION_IDLE_HOURS',
    'SESSION_HOURS',
    'OIDC_PROVIDERS',
  ];
  const env = Object.fromEntries([...names, ...rest].map((name) => [name, '']));
  expect(withUrl(read(env))).toEqual(withUrl(read({})));
});

describe('a setting that works', () => {
  test.each<[Record<string, string>, object]>([
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', publicUrl: 'http://localhost:8080/' }],
    [{ HOST: '::' }, { host: '::', publicUrl: 'http://localhost:8080/' }],
    [{ HOST: '::1' }, { publicUrl: 'http://localhost:8080/' }],
    [{ HOST: '2001:db8::7' }, { publicUrl: 'http://[2001:db8::7]:8080/' }],
    [{ HOST: '10.0.0.7', PORT: '80' }, { publicUrl: 'http://10.0.0.7/' }],
    [{ PORT: '1' }, { port: 1 }],
    [{ PORT: '65535' }, { port: 65_535, publicUrl: 'http://localhost:65535/' }],
    [{ PUBLIC_URL: 'https://learn.example.org' }, { publicUrl: 'https://learn.example.org/' }],
    [{ PUBLIC_URL: 'HTTP://Learn.Example.org:8443/' }, { publicUrl: 'http://learn.example.org:8443/' }],
    [{ DATABASE_URL: 'postgresql://a:b@db:5432/learn' }, { databaseUrl: 'postgresql://a:b@db:5432/learn' }],
    [
      { DATABASE_URL: 'postgres://db/learn?sslmode=require' },
      { databaseUrl: 'postgres://db/learn?sslmode=require' },
    ],
    [
      {
        DATABASE_URL: 'postgresql://bouncer/a',
        DATABASE_POOLER: 'transaction',
        DATABASE_DIRECT_URL: 'postgres://db/a',
      },
      { databaseUrl: 'postgresql://bouncer/a', pooler: 'transaction', directUrl: 'postgres://db/a' },
    ],
    [{ STOP_DELAY_SECONDS: '0' }, { stopDelayMs: 0 }],
    [{ LANTERN_DATA: '/var/lib/lantern' }, { dataFolder: '/var/lib/lantern' }],
    [{ LANTERN_DATA: 'here' }, { dataFolder: `${ROOT}/here` }],
    [{ LANTERN_DEMO: '0' }, { isDemo: false }],
    [{ LANTERN_DEMO: '1' }, { isDemo: true }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ DATABASE_POOL: '200' }, { poolSize: 200 }],
    [{ TRUST_PROXY: '0' }, { trustProxy: { kind: 'none' } }],
    [{ TRUST_PROXY: '1' }, { trustProxy: { kind: 'hops', hops: 1 } }],
    [
      { TRUST_PROXY: '10.0.0.0/8,127.0.0.1' },
      { trustProxy: { kind: 'networks', networks: ['10.0.0.0/8', '127.0.0.1'] } },
    ],
    [
      { EVENTS_KEPT_DAYS: '1', AUDIT_KEPT_DAYS: '3650' },
      { retention: { eventsMs: 24 * HOUR_MS, auditMs: 3650 * 24 * HOUR_MS } },
    ],
    [
      { SESSION_IDLE_HOURS: '1', SESSION_HOURS: '720' },
      { session: { idleMs: HOUR_MS, absoluteMs: 720 * HOUR_MS } },
    ],
    [{ OIDC_PROVIDERS: JSON.stringify([STAFF]) }, { providers: [{ ...STAFF, autoProvision: false }] }],
    [
      {
        OIDC_PROVIDERS: JSON.stringify([{ ...STAFF, issuer: 'http://localhost:8081', autoProvision: true }]),
      },
      { providers: [{ ...STAFF, issuer: 'http://localhost:8081', autoProvision: true }] },
    ],
  ])('%j', (env, expected) => {
    expect(withUrl(read(env))).toMatchObject(expected);
  });
});

const NUMBER = 'must be a whole number from';
const URL_RULE = 'PUBLIC_URL must be an http or https address without a path, not';
const PROVIDERS =
  'OIDC_PROVIDERS must be a JSON list of {code, label, issuer, clientId, clientSecret, autoProvision}';

describe('a setting that cannot work is one sentence', () => {
  test.each<[Record<string, string>, string | RegExp]>([
    [{ PORT: '0' }, `PORT ${NUMBER} 1 to 65535, not "0".`],
    [{ PORT: '65536' }, `PORT ${NUMBER} 1 to 65535, not "65536".`],
    [{ PORT: '80a' }, `PORT ${NUMBER} 1 to 65535, not "80a".`],
    [{ PORT: '8080.5' }, `PORT ${NUMBER} 1 to 65535, not "8080.5".`],
    [{ PORT: '0x50' }, `PORT ${NUMBER} 1 to 65535, not "0x50".`],
    [{ PORT: '1e3' }, `PORT ${NUMBER} 1 to 65535, not "1e3".`],
    [{ PORT: ' ' }, `PORT ${NUMBER} 1 to 65535, not " ".`],
    [{ PUBLIC_URL: 'learn.example.org' }, `${URL_RULE} "learn.example.org".`],
    [{ PUBLIC_URL: 'ftp://learn.example.org' }, `${URL_RULE} "ftp://learn.example.org".`],
    [{ PUBLIC_URL: 'https://example.org/learn' }, `${URL_RULE} "https://example.org/learn".`],
    [{ PUBLIC_URL: 'https://example.org/?a=1' }, `${URL_RULE} "https://example.org/?a=1".`],
    [{ PUBLIC_URL: 'https://example.org/#a' }, `${URL_RULE} "https://example.org/#a".`],
    [{ PUBLIC_URL: 'https://me:pw@example.org' }, `${URL_RULE} "https://me:pw@example.org".`],
    [
      { DATABASE_URL: 'mysql://root:secret@db/learn' },
      'DATABASE_URL must be an address of the form postgresql://user:password@host:port/name.',
    ],
    [
      { DATABASE_URL: 'postgresql://db:port/learn' },
      'DATABASE_URL must be an address of the form postgresql://user:password@host:port/name.',
    ],
    [
      { DATABASE_URL: 'postgresql://db/a', DATABASE_DIRECT_URL: 'db' },
      'DATABASE_DIRECT_URL must be an address of the form postgresql://user:password@host:port/name.',
    ],
    [
      { DATABASE_URL: 'postgresql://db/a', DATABASE_POOLER: 'session' },
      'DATABASE_POOLER must be one of none, transaction, not "session".',
    ],
    [
      { DATABASE_POOLER: 'transaction' },
      'DATABASE_DIRECT_URL and DATABASE_POOLER say more of DATABASE_URL, which is not set.',
    ],
    [{ STOP_DELAY_SECONDS: '301' }, `STOP_DELAY_SECONDS ${NUMBER} 0 to 300, not "301".`],
    [{ LANTERN_DEMO: 'false' }, 'LANTERN_DEMO must be 1 or 0, not "false".'],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must be a number of proxies from 0 to 10, or their addresses and networks with commas, not "yes".',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [{ DATABASE_POOL: '0' }, `DATABASE_POOL ${NUMBER} 1 to 200, not "0".`],
    [{ DATABASE_POOL: '201' }, `DATABASE_POOL ${NUMBER} 1 to 200, not "201".`],
    [{ SESSION_IDLE_HOURS: '0' }, `SESSION_IDLE_HOURS ${NUMBER} 1 to 720, not "0".`],
    [{ SESSION_HOURS: '721' }, `SESSION_HOURS ${NUMBER} 1 to 720, not "721".`],
    [{ SESSION_HOURS: '-1' }, `SESSION_HOURS ${NUMBER} 1 to 720, not "-1".`],
    [{ OIDC_PROVIDERS: 'staff' }, `${PROVIDERS}, and this is not JSON.`],
    [{ OIDC_PROVIDERS: '{}' }, /^OIDC_PROVIDERS must be a JSON list of [^.]+: .*\.$/],
    [{ OIDC_PROVIDERS: JSON.stringify([{ ...STAFF, code: 'Staff!' }]) }, /: 0\.code .*\.$/],
    [{ OIDC_PROVIDERS: JSON.stringify([{ ...STAFF, issuer: 'javascript:alert(1)' }]) }, /: 0\.issuer .*\.$/],
    [{ OIDC_PROVIDERS: JSON.stringify([{ ...STAFF, clientSecret: undefined }]) }, /: 0\.clientSecret .*\.$/],
    [{ OIDC_PROVIDERS: JSON.stringify([{ ...STAFF, scope: 'x' }]) }, /: 0 .*scope.*\.$/],
    [{ OIDC_PROVIDERS: JSON.stringify([STAFF, STAFF]) }, 'OIDC_PROVIDERS has the code "staff" twice.'],
  ])('%j', (env, sentence) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(sentence);
  });
});

test('no sentence repeats a secret', () => {
  const env = { DATABASE_URL: 'mysql://root:hunter2@db/learn' };
  expect(() => read(env)).not.toThrow('hunter2');
});
