import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getPublicCertificateRecord } from '@lantern/contract/certificates/get-public-certificate-record';
import type { RenderPage } from '@lantern/contract/render-page';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveAssets } from './pages/serve-assets';
import type { Portal } from './pages/serve-portal';
import { type ScriptedProvider, startScriptedProvider } from '../testing/sign-in/scripted-provider';
import { upsertIdentityProvider } from './store/people/identity-providers';
import { openTestApp, type TestApp } from '../testing/test-app';
import { NORTH } from '../testing/test-tenants';

/** One of each kind of address that the server has. */
const FAMILIES = [
  '/',
  '/learn',
  '/learn/',
  '/learn/courses/',
  '/learn/certificate/',
  '/learn/open-catalog/',
  '/learn/assets/',
  '/learn/icons/',
  '/profile',
  '/platform/',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/api',
  '/api/lms/v1/',
  '/api/lms/v1/public/certificate-records/',
  '/api/lms/v1/public/certificates/',
  '/api/lms/v1/public/open-catalog/objectives/',
  '/api/lms/v1/public/achievements/',
  '/api/lms-storage/v1/files/',
  '/config-ui/config.json',
  '/oidc/login',
  '/oidc/callback',
  '/oidc/logout',
  '/lti/',
  '/lti/authorize',
  '/healthz',
  '/readyz',
];

const NASTY = [
  '%00',
  'a%00b',
  '%2500',
  '..%2f..',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..',
  '.',
  '\\..\\',
  '..;/',
  '%c0%af',
  '%c0%ae%c0%ae/',
  '%ff',
  '%ed%a0%80',
  '%',
  '%%',
  '%zz',
  '%u0000',
  '%0d%0aset-cookie:x=1',
  '//evil.test',
  '.env',
  '[',
  '{',
  '|',
  '"',
  '<script>',
  '*',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  'a/'.repeat(100),
  '?%',
  '?a=%00',
  '?a=%c0%af',
  '?redirectUrl=%00&state=%00&provider=%00',
  '?domain=%00&filter=%00&sort=%00',
  '?__proto__[a]=1',
  '?lang=%00&objectiveId=%00',
  '?client_id=%00&lti_message_hint=%00',
];

const render: RenderPage = async ({ request, call, headOf }) => {
  const [, id] = /\/certificate\/([^/?]+)$/.exec(request.url) ?? [];
  const status = await call(getPublicCertificateRecord, { params: { id: id ?? 'none' } }).then(
    () => 200,
    (error: { code?: string }) => (error.code === 'notFound' ? 404 : 500),
  );
  return new Response(`<html><head>${headOf({ modules: [], usesTitleFont: false })}</head></html>`, {
    status,
  });
};
const portal: Portal = {
  load: async () => render,
  headOf: () => '',
  locales: async () => ['en-US'],
  transform: null,
};

let server: TestApp;
let provider: ScriptedProvider;
let folder: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-assets-'));
  await writeFile(join(folder, 'entry-1a2b3c4d.js'), 'console.log("hello")');
  // As if a proxy stood in front: no limit spares who comes from this machine.
  server = await openTestApp({ portal, trustProxy: { kind: 'hops', hops: 1 } });
  provider = await startScriptedProvider();
  await upsertIdentityProvider(server.db, NORTH.id, {
    id: randomUUID(),
    code: 'main',
    label: 'Main',
    issuer: provider.issuer,
    clientId: 'lantern',
    clientSecret: 'a secret for tests only',
    autoProvision: false,
    position: -1,
  });
  await serveAssets(server.app, folder);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(server.app.listeningOrigin).port);
});
beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 120_000);
  server.logs.length = 0;
});
afterAll(async () => {
  await server.close();
  await provider.close();
  await rm(folder, { recursive: true });
});

type Sent = { host?: string; accept?: string; address?: string };

/** Byte for byte as written, which no client of a library would send. */
async function send(
  target: string,
  { host = NORTH.host, accept = 'text/html', address = '192.0.2.201' }: Sent,
) {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `GET ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Accept: ${accept}`,
    `X-Forwarded-For: ${address}`,
  ];
  socket.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer };
}

describe('no address answers 5xx, nor with anything of the disk', () => {
  test.each(FAMILIES)('%s', async (family) => {
    for (const [place, nasty] of NASTY.entries()) {
      for (const accept of ['text/html', 'application/json']) {
        // Everybody else, so that no limit answers instead.
        const { status, answer } = await send(`${family}${nasty}`, {
          accept,
          address: `192.0.2.${place}`,
        });
        expect([`${family}${nasty}`, status < 500 ? 'fine' : status]).toEqual([`${family}${nasty}`, 'fine']);
        expect(answer).not.toMatch(/root:x:0|^set-cookie: ?x=1/im);
      }
    }
    expect(server.logs.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

test('an asset is there, one that is not is not found', async () => {
  expect((await send('/learn/assets/entry-1a2b3c4d.js', {})).status).toBe(200);
  expect((await send('/learn/assets/other-1a2b3c4d.js', {})).status).toBe(404);
  expect((await send('/learn/assets/', {})).status).toBe(404);
});

test.each(['evil.test', 'north.test:99999', '', '[', 'a b', '1.2.3.4.5', 'north.test\u0000'])(
  'a host that is nobody’s, "%s", is told so: a page where a person waits, a problem for a program',
  async (host) => {
    const page = await send('/learn/courses', { host });
    expect([400, 421]).toContain(page.status);
    const call = await send('/api/platform/v1/users/me', { host, accept: 'application/json' });
    expect(call.status).toBe(page.status);
    expect(call.answer).toContain('application/problem+json');
  },
);

test('the page for a host that is nobody’s says so, and leads nowhere', async () => {
  const { status, answer } = await send('/learn/courses', { host: 'evil.test' });
  expect(status).toBe(421);
  expect(answer).toMatch(/content-type: text\/html/);
  expect(answer).toContain('<h1>There is nothing at this address</h1>');
  expect(answer).not.toContain('<a ');
});

test('[2.16] the 31st look-up of a certificate in a minute is refused: as a page and as a call', async () => {
  for (let turn = 0; turn < 30; turn += 1)
    expect((await send('/learn/certificate/ABCD-EFGH', {})).status).toBe(404);
  const page = await send('/learn/certificate/ABCD-EFGH', {});
  expect(page.status).toBe(429);
  expect(page.answer).toMatch(/retry-after: 60[^]*content-type: text\/html[^]*<h1>Too many requests/);
  const path = '/api/lms/v1/public/certificate-records/none';
  const call = await send(path, { accept: 'application/json' });
  expect(call.status).toBe(429);
  expect(call.answer).toMatch(/retry-after: 60[^]*"code":"tooManyRequests"/);
  expect(server.logs.filter(({ level }) => level >= 50)).toEqual([]);
});

test('a whole address, with a host of its own in it, is no address of ours', async () => {
  const { status } = await send(`http://evil.test/learn/open-catalog`, {});
  expect(status).toBe(400);
  expect(server.logs.filter(({ level }) => level >= 50)).toEqual([]);
});

test.each([
  ['/lti/authorize', 'client_id=%00', 'application/x-www-form-urlencoded', ''],
  [
    '/lti/1p1/outcome',
    '<a/>',
    'application/xml',
    'OAuth oauth_consumer_key="%00", oauth_nonce="%00", oauth_timestamp="1", oauth_signature="a", oauth_signature_method="HMAC-SHA1", oauth_body_hash="a"',
  ],
])(
  'a NUL that a tool sends to %s is refused, not a fault of ours',
  async (url, body, type, authorization) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url,
      headers: { host: NORTH.host, 'content-type': type, authorization },
      payload: body,
    });
    expect(statusCode).toBeLessThan(500);
    expect(server.logs.filter(({ level }) => level >= 50)).toEqual([]);
  },
);
