import { randomUUID } from 'node:crypto';
import type { Banner } from '@lantern/contract/banner/banner';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type Question, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

const COURSE = randomUUID();
const PUBLIC = '/api/banner/v1/public/banners';
const MINE = '/api/banner/v1/users/me/banners';

let server: TestApp;
let north: TestOperator;
let session: string;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON, issuer: 'https://north.test' });
  await north.run('units add', { code: 'SCHOOL', name: 'School' });
  await north.run('units add', { code: 'LAB', name: 'Laboratory', parent: 'SCHOOL' });
  await north.run('units assign', { code: 'LAB', email: [ADA.email] });
});
beforeEach(async () => {
  server.clock.now = NOON;
  await server.db.query(sql`delete from banners`);
  session = await server.signIn(ADA);
});
afterAll(() => server.close());

const set = (code: string, differs: object = {}) =>
  north.run('banners set', { code, title: `Title ${code}`, text: 'A sentence.', ...differs });

async function bannersAt(url: string, question: Question = {}): Promise<Banner[]> {
  const { status, json } = await server.ask(url, question);
  expect(status).toBe(200);
  return json['banners'] as Banner[];
}
const titlesAt = async (url: string, question: Question = {}) =>
  (await bannersAt(url, question)).map(({ title }) => title);

async function dismiss(bannerId: string, by = session, tenant = NORTH): Promise<number> {
  const url = `${MINE}/${bannerId}/dismissal`;
  return (await server.ask(url, { session: by, tenant, method: 'PUT', body: {} })).status;
}

test('[1.6] [7.1] visitors see what is for everybody; people also what is for them and their units', async () => {
  await set('all', { audience: 'public', order: 1 });
  await set('learners', { order: 2 });
  await set('school', { audience: 'unit', unit: ['SCHOOL'], order: 3 });
  expect(await titlesAt(PUBLIC)).toEqual(['Title all']);
  expect(await titlesAt(PUBLIC, { session })).toEqual(['Title all']);
  expect(await titlesAt(MINE, { session })).toEqual(['Title all', 'Title learners', 'Title school']);
  const ben = await server.signIn(BEN);
  expect(await titlesAt(MINE, { session: ben })).toEqual(['Title all', 'Title learners']);
  expect((await server.ask(MINE)).status).toBe(401);
});

test('[1.6] another tenant sees nothing of them, and cannot dismiss them', async () => {
  const { id } = (await set('all', { audience: 'public' })) as { id: string };
  const southern = await server.signIn(ADA, SOUTH);
  expect(await titlesAt(PUBLIC, { tenant: SOUTH })).toEqual([]);
  expect(await titlesAt(MINE, { tenant: SOUTH, session: southern })).toEqual([]);
  expect(await dismiss(id, southern, SOUTH)).toBe(404);
});

test('[1.6] a banner is there from the second of its start to that of its end', async () => {
  await set('day', { audience: 'public', from: '2026-03-02T12:00:01Z', until: '2026-03-02T12:00:03Z' });
  const seen = [];
  for (const second of [0, 1, 2, 3]) {
    server.clock.now = new Date(NOON.getTime() + second * 1000);
    seen.push((await titlesAt(PUBLIC)).length);
  }
  expect(seen).toEqual([0, 1, 1, 0]);
});

test('[1.6] dismissed, it is gone for this person on every device, for the others not; twice is once', async () => {
  const { id } = (await set('learners')) as { id: string };
  expect([await dismiss(id), await dismiss(id)]).toEqual([200, 200]);
  expect(await titlesAt(MINE, { session: await server.signIn(ADA) })).toEqual([]);
  expect(await titlesAt(MINE, { session: await server.signIn(BEN) })).toEqual(['Title learners']);
  await set('learners', { title: 'Another title' });
  expect(await titlesAt(MINE, { session })).toEqual([]);
});

test('[1.6] what somebody is not shown they cannot dismiss, as if it were not there', async () => {
  const { id } = (await set('lab', { audience: 'unit', unit: ['LAB'] })) as { id: string };
  expect(await dismiss(id, await server.signIn(BEN))).toBe(404);
  expect(await dismiss(randomUUID())).toBe(404);
  expect((await server.ask(`${MINE}/${id}/dismissal`, { method: 'PUT', body: {} })).status).toBe(401);
  server.clock.now = new Date(NOON.getTime() + 2000);
  await set('lab', { until: '2026-03-02T12:00:02Z' });
  expect(await dismiss(id)).toBe(404);
});

test('[1.6] [9.16] it is read in one language, which it names; where it has none for the reader it is not there', async () => {
  await set('tea', { audience: 'public', label: 'New', link: `/learn/catalog/${COURSE}`, button: 'See it' });
  await set('tea', { locale: 'ar', title: 'شاي', text: 'جملة.', button: 'شاهد' });
  await set('nur', { audience: 'public', locale: 'ar', order: 1 });
  const [english, ...others] = await bannersAt(PUBLIC, { headers: { 'accept-language': 'en-US' } });
  expect(others).toEqual([]);
  expect(english).toEqual({
    id: expect.any(String),
    language: 'en-US',
    label: 'New',
    title: 'Title tea',
    text: 'A sentence.',
    imageUrl: `/api/banner/v1/pictures/${COURSE}/picture.svg`,
    button: { text: 'See it', href: `/learn/catalog/${COURSE}`, opensNewTab: false },
  });
  const arabic = await bannersAt(PUBLIC, { headers: { 'accept-language': 'ar' } });
  expect(arabic.map(({ language, title }) => [language, title])).toEqual([
    ['ar', 'شاي'],
    ['ar', 'Title nur'],
  ]);
});

test('[3.22] a button to a host that is no longer allowed goes, and the banner stays', async () => {
  const key = 'lms.learner_allowed_external_sources';
  await north.run('settings set', { key, value: 'library.test' });
  await set('books', { audience: 'public', link: 'https://library.test/books', button: 'Read' });
  const later = () => (server.clock.now = new Date(server.clock.now.getTime() + 60_000));
  later();
  const href = 'https://library.test/books';
  expect(await bannersAt(PUBLIC)).toMatchObject([{ button: { text: 'Read', href, opensNewTab: true } }]);
  await north.run('settings unset', { key });
  later();
  expect(await bannersAt(PUBLIC)).toMatchObject([{ title: 'Title books', button: null }]);
});

test.each(['javascript:alert(1)', '/oidc/logout', '/learn/%2e%2e/oidc/logout', 'https://evil.test/'])(
  '[3.22] a link in the table, whoever wrote it there, is none: %s',
  async (link) => {
    await set('all', { audience: 'public', link: '/learn/catalog', button: 'Go' });
    await server.db.query(sql`update banners set link = ${link}`);
    expect(await bannersAt(PUBLIC)).toMatchObject([{ button: null }]);
  },
);
