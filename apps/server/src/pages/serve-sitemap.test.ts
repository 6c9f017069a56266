import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOfferedCourse } from '../../testing/attempts/test-course';
import { sql } from '../db/sql';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';

let server: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const portal = {
    load: () => Promise.reject(new Error('not asked for')),
    headOf: () => '',
    locales: async () => ['en-US', 'ar', 'fr'],
    transform: null,
  };
  server = await openTestApp({ portal });
  const insert = async (name: string, differs: Parameters<typeof insertOfferedCourse>[1] = {}) => {
    const course = { name, isOpen: true, ...differs.course };
    ids[name] = (await insertOfferedCourse(server.db, { ...differs, course })).objectiveId;
  };
  await insert('b open');
  await insert('a open too');
  await insert('closed', { course: { isOpen: false } });
  await insert('draft', { course: { state: 'draft' } });
  await insert('of the neighbour', { tenantId: SOUTH.id });
});
afterAll(() => server.close());

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

function page(name: string, host: string): string {
  return `http://${host}:8080/learn/open-catalog/${ids[name]}/view/details`;
}

test('[6.5] the sitemap names the open catalog and every course in it, and nothing of anybody else', async () => {
  const { status, headers, text } = await server.ask('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addressesIn(text)).toEqual([
    `http://${NORTH.host}:8080/learn/open-catalog`,
    page('a open too', NORTH.host),
    page('b open', NORTH.host),
  ]);
});

test('[6.5] each page has one set of its languages: those that the tenant offers and that have texts', async () => {
  const { text } = await server.ask('/sitemap.xml');
  const address = page('b open', NORTH.host);
  const [entry = ''] = text.split('<url>').filter((one) => one.includes(`<loc>${address}</loc>`));
  const links = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)];
  expect(links.map(([, language, href]) => [language, href])).toEqual([
    ['ar', `${address}?locale=ar`],
    ['en-US', `${address}?locale=en-US`],
    ['x-default', address],
  ]);
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

async function lastChange(name: string): Promise<string | undefined> {
  const { text } = await server.ask('/sitemap.xml');
  const [entry = ''] = text.split('<url>').filter((one) => one.includes(page(name, NORTH.host)));
  return /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1];
}

test('[6.5] each course has the day and time of its last change, which others do not touch', async () => {
  const before = new Date('2020-01-02T03:04:05Z');
  const course = sql`tenant_id = ${NORTH.id} and id = ${ids['b open']}`;
  await server.db.query(sql`update objectives set changed = ${before}`);
  expect(await lastChange('b open')).toBe('2020-01-02T03:04:05Z');
  // Written as it was: nothing has changed.
  await server.db.query(
    sql`update objectives set about = about, listed = listed, outline = gen_random_uuid()`,
  );
  expect(await lastChange('b open')).toBe('2020-01-02T03:04:05Z');
  await server.db.query(sql`update objectives set about = '<p>Anew</p>' where ${course}`);
  expect(Date.parse((await lastChange('b open')) ?? '')).toBeGreaterThan(before.getTime());
  expect(await lastChange('a open too')).toBe('2020-01-02T03:04:05Z');
  const { text } = await server.ask('/sitemap.xml');
  const [, catalog = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(text) ?? [];
  expect(catalog).toBe(await lastChange('b open'));
});

test('each host has the sitemap of its own tenant', async () => {
  const { text } = await server.ask('/sitemap.xml', { tenant: SOUTH });
  expect(addressesIn(text)).toEqual([
    `http://${SOUTH.host}:8080/learn/open-catalog`,
    page('of the neighbour', SOUTH.host),
  ]);
});

test('a host that is nobody’s has none', async () => {
  const { status } = await server.ask('/sitemap.xml', { tenant: { ...NORTH, host: 'nobody.test' } });
  expect(status).toBe(421);
});

test('robots are shown the open catalog, and to the sitemap', async () => {
  const { text, headers } = await server.ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Allow: /learn/open-catalog',
      'Disallow: /',
      `Sitemap: http://${NORTH.host}:8080/sitemap.xml`,
    ]),
  );
});

test.each<[path: string, isRead: boolean]>([
  ['/learn/open-catalog', true],
  ['/learn/open-catalog/0a/view/details?locale=ar', true],
  // Their pages say noindex: who may not read them cannot know.
  ['/learn/certificate/0123-4567', true],
  ['/api/lms-storage/v1/certificates/0123-4567/card.png', true],
  ['/api/lms-storage/v1/open-catalog/0a/cover.png', true],
  ['/api/lms-storage/v1/achievements/0a/badge.png', true],
  ['/learn/assets/entry.js', true],
  ['/learn/icons/icon-192.png', true],
  ['/favicon.ico', true],
  ['/api/lms/v1/public/certificate-records/0123-4567', false],
  ['/learn', false],
  ['/learn/courses', false],
  ['/learn/certificates', false],
  ['/learn/login', false],
  ['/api/lms-storage/v1/files/0a', false],
  ['/api/lms/v1/users/me', false],
  ['/oidc/login', false],
])('[2.16] [6.5] robots: may %s be read? %s', async (path, isRead) => {
  const { text } = await server.ask('/robots.txt');
  expect(mayRead(text, path)).toBe(isRead);
});

/** By RFC 9309: the longest rule that fits decides. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)]
    .filter(([, , start = '']) => path.startsWith(start))
    .sort(([, , one = ''], [, , other = '']) => other.length - one.length);
  return rules[0]?.[1] !== 'Disallow';
}
