import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOfferedCourse } from '../../../testing/attempts/test-course';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertShowcase,
} from '../../store/setup/arrangement-setup';
import type { NewCourse } from '../../store/setup/course-setup';
import { cleanRichText } from '../../rich-text/clean-rich-text';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';

const OPEN_CATALOG = '/api/lms/v1/public/open-catalog';
const [CRAFTS, LEVEL, BASIC, SECRET] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

let server: TestApp;
const ids = new Map<string, string>();

const COURSES: Array<Partial<NewCourse> & { name: string }> = [
  { name: 'weaving', code: 'WEA-1', description: 'Warp and weft', showcaseIds: [CRAFTS], isOpen: true },
  { name: 'Basket making', code: 'BAS-1', attributeIds: [BASIC], isOpen: true },
  { name: 'Pottery', showcaseIds: [CRAFTS], attributeIds: [BASIC], isOpen: true, state: 'expired' },
  { name: 'Closed', showcaseIds: [CRAFTS], attributeIds: [SECRET], isOpen: false },
  { name: 'Draft', showcaseIds: [CRAFTS], isOpen: true, state: 'draft' },
  { name: 'Archived', attributeIds: [BASIC], isOpen: true, state: 'archived' },
];

beforeAll(async () => {
  server = await openTestApp();
  const { db } = server;
  const crafts = { id: CRAFTS, name: 'Crafts', code: 'CRA', description: '', position: 1 };
  await insertShowcase(db, NORTH.id, crafts);
  await insertFilterCategory(db, NORTH.id, { id: LEVEL, name: 'Level', position: 1 });
  await insertFilterAttribute(db, NORTH.id, { id: BASIC, name: 'Basic', position: 1, categoryId: LEVEL });
  await insertFilterAttribute(db, NORTH.id, { id: SECRET, name: 'Secret', position: 2, categoryId: LEVEL });
  const about = cleanRichText('<p>All of it</p>', { frameSources: [] });
  for (const course of COURSES) {
    const { objectiveId } = await insertOfferedCourse(db, {
      course: { about, announcementChannelId: randomUUID(), ...course },
    });
    ids.set(course.name, objectiveId);
  }
  const southern = await insertOfferedCourse(db, {
    tenantId: SOUTH.id,
    course: { name: 'Southern', isOpen: true },
  });
  ids.set('Southern', southern.objectiveId);
});
afterAll(() => server.close());

const asVisitor = (path: string, query: Record<string, string> = {}) =>
  server.ask(`${OPEN_CATALOG}${path}?${new URLSearchParams({ domain: NORTH.host, ...query })}`);

const namesOf = async (query: Record<string, string> = {}) => {
  const { status, json, text } = await asVisitor('/objectives/query', query);
  if (status !== 200) throw new Error(text);
  return (json['data'] as Array<{ name: string }>).map(({ name }) => name);
};

test('[7.25] [6.5] a visitor gets what is open and can be taken, by name, counted when asked', async () => {
  expect(await namesOf()).toEqual(['Basket making', 'Pottery', 'weaving']);
  const { json } = await asVisitor('/objectives/query', { requireTotalCount: 'true', take: '1' });
  expect(json).toMatchObject({ totalCount: 3, data: [{ name: 'Basket making' }] });
  expect((await asVisitor('/objectives/query')).json).not.toHaveProperty('totalCount');
});

test.each<[string, Record<string, string>, string[]]>([
  [
    '[5.12] by its text',
    { filter: '[["name","contains","WEFT"],"or",["description","contains","weft"]]' },
    ['weaving'],
  ],
  ['by a collection', { showcase: CRAFTS }, ['Pottery', 'weaving']],
  ['[3.17] by being in none', { showcase: 'uncategorized' }, ['Basket making']],
  ['by an attribute', { filterAttribute: BASIC }, ['Basket making', 'Pottery']],
  [
    'the other way round',
    { sort: '[{"selector":"name","desc":true}]' },
    ['weaving', 'Pottery', 'Basket making'],
  ],
  ['page by page', { skip: '1', take: '1' }, ['Pottery']],
])('[7.25] the open catalog, %s', async (_case, query, expected) => {
  expect(await namesOf(query)).toEqual(expected);
});

test('[7.25] [6.5] its collections and categories count those courses alone, and name no option of others', async () => {
  expect((await asVisitor('/showcases')).json).toMatchObject([
    { id: CRAFTS, name: 'Crafts', objectivesCount: 2 },
    { id: 'uncategorized', objectivesCount: 1 },
  ]);
  expect((await asVisitor('/filter-categories')).json).toEqual([
    { id: LEVEL, name: 'Level', attributes: [{ id: BASIC, name: 'Basic', objectivesCount: 2 }] },
  ]);
});

test('[7.25] [3.18] one of its courses, with its text and without what is its learners’ alone', async () => {
  const { status, json } = await asVisitor(`/objectives/${ids.get('weaving')}`);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    name: 'weaving',
    code: 'WEA-1',
    description: 'Warp and weft',
    about: '<p>All of it</p>',
    showcases: [{ id: CRAFTS }],
  });
  expect(json).not.toHaveProperty('announcementChannelId');
});

test.each(['Closed', 'Draft', 'Archived', 'Southern'])(
  '[6.5] a course that is not open here is not there for a visitor: %s',
  async (name) => {
    const { status, text } = await asVisitor(`/objectives/${ids.get(name)}`);
    expect(status).toBe(404);
    expect(text).not.toContain(name);
  },
);

test.each(['/objectives/query', '/showcases', '/filter-categories', `/objectives/${randomUUID()}`])(
  '[7.25] a domain that nobody owns has none: %s',
  async (path) => {
    const { status, json, text } = await asVisitor(path, { domain: 'nobody.test' });
    expect({ status, code: json['code'] }).toEqual({ status: 404, code: 'notFound' });
    expect(text).not.toMatch(/nobody|tenant|domain/i);
  },
);

test('[7.25] the domain, not the host that is asked, says whose catalog it is', async () => {
  const { json } = await asVisitor('/objectives/query', { domain: SOUTH.host });
  expect(json['data']).toMatchObject([{ name: 'Southern' }]);
});

test.each(['is_open', 'tenantId', 'announcementChannelId'])(
  'a visitor cannot ask by what is not listed: %s',
  async (field) => {
    const { status, json } = await asVisitor('/objectives/query', {
      filter: JSON.stringify([field, '=', 'x']),
    });
    expect(status).toBe(400);
    expect(json['errors']).toHaveProperty([field]);
  },
);
