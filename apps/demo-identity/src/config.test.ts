import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config';

const SETTINGS = {
  IDENTITY_PORT: '4100',
  IDENTITY_CLIENT_ID: 'lantern',
  IDENTITY_CLIENT_SECRET: 'sixteen letters!',
  IDENTITY_REDIRECT_URIS: 'http://127.0.0.1:4000/oidc/callback, https://learn.test/oidc/callback',
  IDENTITY_DATA: '.data/identity',
};

test('the least settings are enough', () => {
  expect(readConfig(SETTINGS)).toEqual({
    kind: 'valid',
    config: {
      host: '127.0.0.1',
      port: 4100,
      issuer: 'http://127.0.0.1:4100',
      clientId: 'lantern',
      clientSecret: 'sixteen letters!',
      redirectUris: ['http://127.0.0.1:4000/oidc/callback', 'https://learn.test/oidc/callback'],
      postLogoutUris: [],
      dataFolder: resolve('.data/identity'),
    },
  });
});

test.each([
  ['IDENTITY_PORT', ''],
  ['IDENTITY_PORT', '0'],
  ['IDENTITY_PORT', '65536'],
  ['IDENTITY_PORT', '41oo'],
  ['IDENTITY_ISSUER', 'identity.test'],
  ['IDENTITY_ISSUER', 'ftp://identity.test'],
  ['IDENTITY_ISSUER', 'https://identity.test/demo'],
  ['IDENTITY_CLIENT_ID', ''],
  ['IDENTITY_CLIENT_SECRET', 'fifteen letters'],
  ['IDENTITY_REDIRECT_URIS', ''],
  ['IDENTITY_REDIRECT_URIS', 'https://learn.test/,learn.test'],
  ['IDENTITY_REDIRECT_URIS', 'https://learn.test/#part'],
  ['IDENTITY_POST_LOGOUT_URIS', 'nowhere'],
  ['IDENTITY_DATA', ''],
])('%s as "%s" is refused by name', (name, value) => {
  const reading = readConfig({ ...SETTINGS, [name]: value });
  expect(reading).toEqual({
    kind: 'invalid',
    reason: expect.stringMatching(new RegExp(`^${name} must .+\\.$`)),
  });
});

test('the issuer is written without a closing slash, as the protocol compares it', () => {
  const reading = readConfig({ ...SETTINGS, IDENTITY_ISSUER: 'https://identity.test/' });
  expect(reading).toMatchObject({ config: { issuer: 'https://identity.test' } });
});
