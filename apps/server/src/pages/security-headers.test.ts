import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { contentSecurityPolicy } from './security-headers';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    trustProxy: { kind: 'hops', hops: 1 },
    portal: {
      load: async () => async () => new Response('<p>Hello</p>'),
      headOf: () => '',
      locales: async () => [],
      transform: null,
    },
  });
});
afterAll(() => server.close());

const POLICY = { nonce: 'bm9uY2U=', frameSources: [], embedders: [], isDevelopment: false };

test('a page may do what it must and nothing else', () => {
  expect(contentSecurityPolicy(POLICY).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'nonce-bm9uY2U=' 'strict-dynamic' 'wasm-unsafe-eval'",
    "style-src 'self' 'nonce-bm9uY2U='",
    "img-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "frame-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]);
});

test('frames of content come from where the tenant allows', () => {
  const frameSources = ['https://player.vimeo.com', 'https://*.example.org'];
  expect(contentSecurityPolicy({ ...POLICY, frameSources })).toContain(
    '; frame-src https://player.vimeo.com https://*.example.org;',
  );
});

test.each([
  '/learn',
  '/config-ui/config.json',
  '/api',
  '/api/openapi.json',
  '/healthz',
  '/nothing',
  '/api/%zz',
])('%s carries the headers that every answer carries', async (url) => {
  const { headers } = await server.ask(url);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('only over https is a browser told to stay there', async () => {
  expect((await server.ask('/learn')).headers).not.toHaveProperty('strict-transport-security');
  const https = await server.ask('/learn', { headers: { 'x-forwarded-proto': 'https' } });
  expect(https.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});
