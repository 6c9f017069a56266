import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOfferedCourse } from '../attempts/testing/test-course';
import { openTestApp, type TestApp } from '../testing/test-app';
import { NORTH, SOUTH } from '../testing/test-tenants';

let house: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  house = await openTestApp();
  const insert = async (name: string, differs: Parameters<typeof insertOfferedCourse>[1] = {}) => {
    const course = { name, isOpen: true, ...differs.course };
    ids[name] = (await insertOfferedCourse(house.db, { ...differs, course })).objectiveId;
  };
  await insert('b open');
  await insert('a open too');
  await insert('closed', { course: { isOpen: false } });
  await insert('draft', { course: { state: 'draft' } });
  await insert('of the neighbour', { tenantId: SOUTH.id });
});
afterAll(() => house.close());

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

function page(name: string, host: string): string {
  return `http://${host}:8080/learn/open-catalog/${ids[name]}/view/details`;
}

test('[6.5] the sitemap names the open catalog and every course in it, and nothing of anybody else', async () => {
  const { status, headers, text } = await house.ask('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addressesIn(text)).toEqual([
    `http://${NORTH.host}:8080/learn/open-catalog`,
    page('a open too', NORTH.host),
    page('b open', NORTH.host),
  ]);
});

test('each host has the sitemap of its own tenant', async () => {
  const { text } = await house.ask('/sitemap.xml', { tenant: SOUTH });
  expect(addressesIn(text)).toEqual([
    `http://${SOUTH.host}:8080/learn/open-catalog`,
    page('of the neighbour', SOUTH.host),
  ]);
});

test('a host that is nobody’s has none', async () => {
  const { status } = await house.ask('/sitemap.xml', { tenant: { ...NORTH, host: 'nobody.test' } });
  expect(status).toBe(404);
});

test('robots are shown the open catalog, and to the sitemap', async () => {
  const { text, headers } = await house.ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Allow: /learn/open-catalog',
      'Disallow: /',
      `Sitemap: http://${NORTH.host}:8080/sitemap.xml`,
    ]),
  );
  expect(text).not.toContain('certificate');
});
