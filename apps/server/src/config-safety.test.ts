import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';
import { assertSafe } from './config-safety';

const STAFF = {
  code: 'staff',
  label: 'Staff',
  issuer: 'https://login.example.org',
  clientId: 'lantern',
  clientSecret: 'secret',
};
const providers = (...list: Array<Partial<typeof STAFF>>) => ({
  OIDC_PROVIDERS: JSON.stringify(list.map((provider) => ({ ...STAFF, ...provider }))),
});
const PUBLIC = { PUBLIC_URL: 'https://learn.example.org' };
const REAL = { LANTERN_DEMO: '0', ...providers({}) };

const check = (env: Record<string, string>) => assertSafe(readConfig(env, '/srv/lantern'), env);

describe('a start that is safe', () => {
  test.each<[string, Record<string, string>]>([
    ['nothing set: the demo on this very machine', {}],
    ['the demo by another name of this machine', { HOST: '::1' }],
    ['the demo by another name of this machine', { HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8080' }],
    ['the demo on a public address, asked for outright', { ...PUBLIC, HOST: '0.0.0.0', LANTERN_DEMO: '1' }],
    ['a real one behind a proxy', { ...PUBLIC, ...REAL }],
    ['a real one on every network', { ...PUBLIC, ...REAL, HOST: '0.0.0.0' }],
    ['a real one tried on this very machine', REAL],
    [
      'a provider on this very machine',
      { LANTERN_DEMO: '0', ...providers({ issuer: 'http://localhost:8081' }) },
    ],
    ['a provider on this very machine', { LANTERN_DEMO: '0', ...providers({ issuer: 'http://[::1]:8081' }) }],
  ])('%s %j', (_name, env) => {
    expect(() => check(env)).not.toThrow();
  });
});

describe('a start that is not safe is refused with one sentence', () => {
  test.each<[string, Record<string, string>, string]>([
    ['the demo on every network', { HOST: '0.0.0.0' }, 'The demo, whose passwords everybody knows,'],
    ['the demo on every network', { HOST: '::' }, 'The demo, whose passwords everybody knows,'],
    ['the demo at a public address', PUBLIC, 'The demo, whose passwords everybody knows,'],
    [
      'a public address over http',
      { ...REAL, PUBLIC_URL: 'http://learn.example.org' },
      'PUBLIC_URL must be https, not "http://learn.example.org": only this very machine is reached over http.',
    ],
    [
      'a public address over http, though the demo was asked for',
      { LANTERN_DEMO: '1', HOST: '10.0.0.7' },
      'PUBLIC_URL must be https, not "http://10.0.0.7:8080": only this very machine is reached over http.',
    ],
    [
      'an issuer over http',
      { ...PUBLIC, LANTERN_DEMO: '0', ...providers({}, { code: 'old', issuer: 'http://old.example.org' }) },
      'The issuer of "old" in OIDC_PROVIDERS must be https, not "http://old.example.org": only this very machine is asked over http.',
    ],
    [
      'an empty secret',
      { LANTERN_DEMO: '0', ...providers({ clientSecret: '' }) },
      'The clientSecret of "staff" in OIDC_PROVIDERS must not be empty.',
    ],
    [
      'a secret of blanks',
      { LANTERN_DEMO: '0', ...providers({ clientSecret: ' \t' }) },
      'The clientSecret of "staff" in OIDC_PROVIDERS must not be empty.',
    ],
  ])('%s', (_name, env, sentence) => {
    expect(() => check(env)).toThrow(ConfigError);
    expect(() => check(env)).toThrow(sentence);
    expect(() => check(env)).toThrow(/^[^\n]+\.$/);
  });
});
