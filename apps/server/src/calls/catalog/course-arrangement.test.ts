import { randomUUID } from 'node:crypto';
import type { CourseCount } from '@lantern/contract/catalog/get-course-counts';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertOfferedCourse, insertTestCourse } from '../../../testing/attempts/test-course';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertShowcase,
  insertTerm,
} from '../../store/setup/arrangement-setup';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const [SAFETY, DESIGN, UNUSED] = [randomUUID(), randomUUID(), randomUUID()];
const [LEVEL, LANGUAGE] = [randomUUID(), randomUUID()];
const [BASIC, EXPERT, LATIN, GREEK] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [AUTUMN, SPRING, IDLE] = [randomUUID(), randomUUID(), randomUUID()];

let server: TestApp;
let ada: TestLearner;
let ben: TestLearner;

/** Ada has one course of each kind of place; the catalog offers others, and one that Ben alone has taken up. */
beforeAll(async () => {
  server = await openTestApp();
  const { db } = server;
  for (const [id, name, position] of [
    [SAFETY, 'Safety', 2],
    [DESIGN, 'Design', 1],
    [UNUSED, 'Unused', 3],
  ] as const) {
    await insertShowcase(db, NORTH.id, { id, name, code: name.toUpperCase(), description: '', position });
  }
  await insertFilterCategory(db, NORTH.id, { id: LEVEL, name: 'Level', position: 1 });
  await insertFilterCategory(db, NORTH.id, { id: LANGUAGE, name: 'Language', position: 2 });
  for (const [id, name, categoryId] of [
    [EXPERT, 'Expert', LEVEL],
    [BASIC, 'Basic', LEVEL],
    [LATIN, 'Latin', LANGUAGE],
    [GREEK, 'Greek', LANGUAGE],
  ] as const) {
    await insertFilterAttribute(db, NORTH.id, { id, name, position: 1, categoryId });
  }
  for (const [id, name, position] of [
    [SPRING, 'Spring', 2],
    [AUTUMN, 'Autumn', 1],
    [IDLE, 'Idle', 3],
  ] as const) {
    await insertTerm(db, NORTH.id, { id, name, position });
  }
  const mine = (
    showcaseIds: string[],
    attributeIds: string[],
    access: { termId?: string; isMandatory?: true },
  ) => insertTestCourse(db, { course: { showcaseIds, attributeIds }, access });
  await mine([SAFETY, DESIGN], [BASIC], { termId: SPRING });
  const { aggregateId: begun } = await mine([SAFETY], [BASIC, EXPERT], {});
  await mine([], [], { isMandatory: true });
  await insertTestCourse(db, { userId: BEN.id, course: { showcaseIds: [UNUSED] }, access: { termId: IDLE } });
  await insertOfferedCourse(db, {
    course: { showcaseIds: [DESIGN], attributeIds: [LATIN] },
    access: { termId: AUTUMN },
  });
  await insertOfferedCourse(db, {
    course: { showcaseIds: [UNUSED], attributeIds: [EXPERT], state: 'archived' },
  });
  ada = await openLearner(server);
  ben = await openLearner(server, BEN);
  await ada.start(begun);
});
afterAll(() => server.close());

const collectionsOf = async (learner: TestLearner, list: 'enrolled' | 'catalog') => {
  const { json } = await learner.get(`/users/me/${list}-showcases`);
  return (json as unknown as Array<{ name: string; id: string; objectivesCount: number }>).map(
    ({ id, name, objectivesCount }) => [name || id, objectivesCount],
  );
};

test('[7.23] [3.17] the collections of each list, in their order, with the courses that each has', async () => {
  expect(await collectionsOf(ada, 'enrolled')).toEqual([
    ['Design', 1],
    ['Safety', 2],
    ['uncategorized', 1],
  ]);
  expect(await collectionsOf(ada, 'catalog')).toEqual([['Design', 1]]);
  const { json } = await ada.get('/users/me/catalog-showcases');
  expect(json).toEqual([
    { id: DESIGN, name: 'Design', code: 'DESIGN', description: '', objectivesCount: 1, order: 1 },
  ]);
});

test('[7.24] [3.18] the filter categories that the courses of each list have, with all their options', async () => {
  expect((await ada.get('/users/me/enrolled-filter-categories')).json).toEqual([
    {
      id: LEVEL,
      name: 'Level',
      attributes: [
        { id: BASIC, name: 'Basic', objectivesCount: 2 },
        { id: EXPERT, name: 'Expert', objectivesCount: 1 },
      ],
    },
  ]);
  expect((await ada.get('/users/me/catalog-filter-categories')).json).toEqual([
    {
      id: LANGUAGE,
      name: 'Language',
      attributes: [
        { id: GREEK, name: 'Greek', objectivesCount: 0 },
        { id: LATIN, name: 'Latin', objectivesCount: 1 },
      ],
    },
  ]);
});

test('[7.24] [3.18] the terms of both lists, and of no course that is somebody else’s', async () => {
  expect((await ada.get('/users/me/terms')).json).toEqual([
    { id: AUTUMN, name: 'Autumn' },
    { id: SPRING, name: 'Spring' },
  ]);
  expect((await ben.get('/users/me/terms')).json).toEqual([
    { id: AUTUMN, name: 'Autumn' },
    { id: IDLE, name: 'Idle' },
  ]);
});

const countsOf = async (learner: TestLearner, query = '') => {
  const { json } = await learner.get(`/users/me/course-counts${query}`);
  return (json as unknown as CourseCount[])
    .map(({ kind, id, objectivesCount }) => `${kind} ${id}: ${objectivesCount}`)
    .toSorted();
};

test('[2.27] how many courses of each list a term has, and of the own ones a progress and a priority', async () => {
  expect(await countsOf(ada)).toEqual(
    [
      'coursePriority mandatory: 1',
      'coursePriority optional: 2',
      'courseProgress inProgress: 1',
      'courseProgress notStarted: 2',
      `term ${NO_TERM_ID}: 2`,
      `term ${SPRING}: 1`,
    ].toSorted(),
  );
  expect(await countsOf(ben)).toEqual(
    ['coursePriority optional: 1', 'courseProgress notStarted: 1', `term ${IDLE}: 1`].toSorted(),
  );
  expect(await countsOf(ada, '?list=catalog')).toEqual([`term ${AUTUMN}: 1`]);
});

test('[2.27] what is counted is what the list then shows', async () => {
  const found = async (filter: unknown) => {
    const query = `list=enrolled&requireTotalCount=true&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await ada.get(`/users/me/objective-accesses/query?${query}`)).json['totalCount'];
  };
  expect(await found(['courseProgress', '=', 'inProgress'])).toBe(1);
  expect(await found(['isMandatory', '=', true])).toBe(1);
  expect(await found(['termId', '=', NO_TERM_ID])).toBe(2);
});

test('[7.24] of the accesses, the terms alone can be asked for', async () => {
  const select = encodeURIComponent('["termId"]');
  const { json } = await ada.get(`/users/me/objective-accesses/query?list=enrolled&select=${select}`);
  const terms = json['data'] as Array<Record<string, unknown>>;
  for (const term of terms) expect(Object.keys(term).sort()).toEqual(['id', 'termId']);
  expect(terms.filter(({ termId }) => termId === SPRING)).toHaveLength(1);
});

test('a course that is taken up moves its collection from the catalog to my courses', async () => {
  const { accessId } = await insertOfferedCourse(server.db, { course: { showcaseIds: [UNUSED] } });
  expect(await collectionsOf(ben, 'catalog')).toContainEqual(['Unused', 1]);
  const enrolled = await ben.post('/create-self-enrollments', {
    id: randomUUID(),
    objectiveAccessId: accessId,
  });
  expect(enrolled.status).toBe(200);
  expect(await collectionsOf(ben, 'catalog')).toEqual([['Design', 1]]);
  expect(await collectionsOf(ben, 'enrolled')).toEqual([['Unused', 2]]);
});

test('a learner of another tenant has no collection, category or term of this one', async () => {
  const south = await openLearner(server, ADA, SOUTH);
  for (const path of ['enrolled-showcases', 'catalog-showcases', 'enrolled-filter-categories', 'terms']) {
    expect((await south.get(`/users/me/${path}`)).json).toEqual([]);
  }
});
