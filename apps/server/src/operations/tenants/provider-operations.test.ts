import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';
import { providerFault } from './provider-fault';

let server: TestApp;
let north: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
});
afterAll(() => server.close());

const SCHOOL = {
  code: 'school',
  label: 'Our school',
  issuer: 'https://id.school.test',
  clientId: 'lantern',
  clientSecret: 'a secret of the school',
};

test('a provider is added once, listed without its secret, and is this tenant’s', async () => {
  expect(await north.say('providers add', SCHOOL)).toContain('/oidc/callback');
  await expect(north.run('providers add', SCHOOL)).rejects.toThrow('There is a provider "school" already');
  const listed = JSON.stringify(await north.run('providers list', {}));
  expect(listed).toContain('Our school');
  expect(listed).not.toContain('secret');
  const south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  expect(await south.say('providers list', {})).not.toContain('school');
});

test('what is said of it changes, and the rest stays', async () => {
  await north.run('providers change', { code: 'school', label: 'The school', autoProvision: 'on' });
  expect(await north.run('providers list', {})).toContainEqual(
    expect.objectContaining({ label: 'The school', issuer: SCHOOL.issuer, autoProvision: true }),
  );
});

test.each([
  ['nothing listens there', () => 'http://127.0.0.1:10'],
  ['there is no such host', () => 'https://nowhere.invalid'],
  ['its discovery document names another issuer', (port: number) => `http://127.0.0.1:${port}/other`],
  ['not the discovery document of an OpenID provider', (port: number) => `http://127.0.0.1:${port}/page`],
])('of one that does not answer it is said why: %s', async (reason, issuerOf) => {
  const site = createServer(({ url = '' }, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(url.startsWith('/other') ? '{"issuer":"https://other.test"}' : '<h1>Welcome</h1>');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const issuer = issuerOf((site.address() as AddressInfo).port); // it listens on a port
  await north.run('providers change', { code: 'school', issuer });
  await expect(north.run('providers test', { code: 'school' })).rejects.toThrow(
    new RegExp(`^${issuer} does not answer as a provider does: .*${reason}\\.$`),
  );
  site.close();
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is not one to be trusted'],
  ['ECONNRESET', 'the connection breaks off'],
  ['OAUTH_TIMEOUT', 'it takes too long to answer'],
  ['EMFILE', 'inner'],
])('%s in plain words', (code, words) => {
  const cause = Object.assign(new Error('inner'), { code });
  expect(providerFault(new TypeError('fetch failed', { cause }))).toBe(words);
});

test.each([
  'https://127.0.0.1',
  'https://[::1]',
  'https://10.1.2.3',
  'https://169.254.169.254',
  'http://127.0.0.1:9',
])('somebody elsewhere does not have the server ask %s', async (issuer) => {
  const remote = testOperator(server.db, { tenantId: NORTH.id, now: NOON, isRemote: true });
  const refusal = `${issuer} is not an https address of the open internet`;
  await expect(remote.run('providers add', { ...SCHOOL, code: 'inner', issuer })).rejects.toThrow(refusal);
  await expect(remote.run('providers change', { code: 'school', issuer })).rejects.toThrow(refusal);
  await north.run('providers change', { code: 'school', issuer });
  await expect(remote.run('providers test', { code: 'school' })).rejects.toThrow(refusal);
  await remote.run('providers change', { code: 'school', issuer: 'https://192.0.1.1' });
});

test('removed, it is gone; one that is none is said to be none', async () => {
  await north.run('providers remove', { code: 'school' });
  expect(await north.say('providers list', {})).not.toContain('school');
  for (const [verb, input] of Object.entries({ change: { label: 'X' }, remove: {}, test: {} })) {
    const asked = north.run(`providers ${verb}`, { code: 'school', ...input });
    await expect(asked).rejects.toThrow('no provider "school"');
  }
});

test('one that is asked over an open line is refused, save on this very machine', async () => {
  const open = { ...SCHOOL, issuer: 'http://id.school.test' };
  await expect(north.run('providers add', open)).rejects.toThrow('Must be https');
});
