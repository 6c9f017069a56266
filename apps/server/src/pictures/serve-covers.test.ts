import { openCatalogCoverPath } from '@lantern/domain/display/cover-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOfferedCourse } from '../../testing/attempts/test-course';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';

let server: TestApp;
let openId: string;
let closedId: string;

beforeAll(async () => {
  server = await openTestApp();
  openId = (await insertOfferedCourse(server.db, { course: { isOpen: true } })).objectiveId;
  closedId = (await insertOfferedCourse(server.db, { course: { isOpen: false } })).objectiveId;
});
afterAll(() => server.close());

test('[2.17] [9.14] the cover of a public course is a picture that sites show beside a link', async () => {
  const url = openCatalogCoverPath(openId);
  const reply = await server.app.inject({ url, headers: { host: NORTH.host } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'same-origin',
  });
  const png = reply.rawPayload;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await server.ask(url, { headers: { 'if-none-match': String(reply.headers['etag']) } });
  expect(again.status).toBe(304);
});

test.each([
  ['a course that is not public', () => closedId, NORTH],
  ['a course of somebody else', () => openId, SOUTH],
  ['no id', () => 'cover', NORTH],
])('[6.5] %s has none', async (_name, id, tenant) => {
  expect((await server.ask(openCatalogCoverPath(id()), { tenant })).status).toBe(404);
});
