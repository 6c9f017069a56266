import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const get = (url: string, language = 'en-US') =>
  server.app.inject({ url, headers: { host: NORTH.host, 'accept-language': language } });

test('[2.8] the worker may answer for the portal alone, is asked for anew each time and runs nothing else', async () => {
  const { headers, body } = await get('/learn/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'service-worker-allowed': '/learn',
    'content-security-policy': `default-src 'none'; connect-src 'self'`,
  });
  expect(headers['content-type']).toContain('text/javascript');
  expect(body).toContain("addEventListener('fetch'");
});

test.each([
  ['en-US', 'dir="ltr"', 'You are offline'],
  ['ar', 'dir="rtl"', 'أنت غير متصل بالإنترنت'],
])('[2.8] the page without a connection speaks the reader’s language: %s', async (language, dir, title) => {
  const { headers, body } = await get('/learn/offline', language);
  expect(body).toContain(`<html lang="${language}" ${dir}>`);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('href=""');
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
});
