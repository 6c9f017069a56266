import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import type { Portal } from './serve-portal';

/** At the end of its time: its body never comes. */
async function refusedRequest({ app }: TestApp): Promise<number> {
  const headers = { host: NORTH.host, 'content-type': 'application/json' };
  const payload = new PassThrough();
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/events', headers, payload });
  return statusCode;
}

test('a page may take longer than other requests: its files are made as they are asked for', async () => {
  const portal: Portal = {
    // Begun later than the page, it ends before the page is there.
    load: async () => async () => new Response(`after ${await refusedRequest(server)}`),
    headOf: () => '',
    locales: async () => ['en-US'],
    transform: async (_url, html) => html,
  };
  const server = await openTestApp({ portal, requestMs: 100 });
  const { status, text } = await server.ask('/learn/courses');
  await server.close();
  expect([status, text]).toEqual([200, 'after 408']);
});
