import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { bannerPicturePath } from './serve-banner-pictures';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const ID = randomUUID();
const COURSE = randomUUID();

test.each([
  [null, ID],
  ['/learn/catalog', ID],
  [`/learn/catalog/${COURSE}`, COURSE],
  [`/learn/catalog/${COURSE.toUpperCase()}?tab=about`, COURSE],
])('[1.6] the drawing of a banner that leads to %s is that of %s', (link, seed) => {
  expect(bannerPicturePath({ id: ID, link })).toBe(`/api/banner/v1/pictures/${seed}/picture.svg`);
});

test('[1.6] a banner without a picture has a drawing, always the same, which is kept', async () => {
  const url = bannerPicturePath({ id: ID, link: null });
  const { status, headers, text } = await server.ask(url);
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(text).toMatch(/^<svg .*<\/svg>$/);
  const again = await server.ask(url, { headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.status).toBe(304);
  expect((await server.ask('/api/banner/v1/pictures/none/picture.svg')).status).toBe(404);
});
