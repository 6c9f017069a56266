import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../attempts/testing/learner';
import { insertOfferedCourse, insertTestCourse } from '../../attempts/testing/test-course';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertShowcase,
  insertTerm,
} from '../../store/arrangement-setup';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../testing/test-tenants';

const [SAFETY, DESIGN, UNUSED] = [randomUUID(), randomUUID(), randomUUID()];
const [LEVEL, LANGUAGE] = [randomUUID(), randomUUID()];
const [BASIC, EXPERT, LATIN] = [randomUUID(), randomUUID(), randomUUID()];
const [AUTUMN, SPRING, IDLE] = [randomUUID(), randomUUID(), randomUUID()];

let house: TestApp;
let ada: TestLearner;
let ben: TestLearner;

/** Ada has one course of each kind of place; the catalog offers others, and one that Ben alone has taken up. */
beforeAll(async () => {
  house = await openTestApp();
  const { db } = house;
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
  const mine = (showcaseIds: string[], attributeIds: string[], termId: string | null = null) =>
    insertTestCourse(db, { course: { showcaseIds, attributeIds }, access: { termId } });
  await mine([SAFETY, DESIGN], [BASIC], SPRING);
  await mine([SAFETY], [BASIC, EXPERT]);
  await mine([], []);
  await insertTestCourse(db, { userId: BEN.id, course: { showcaseIds: [UNUSED] }, access: { termId: IDLE } });
  await insertOfferedCourse(db, {
    course: { showcaseIds: [DESIGN], attributeIds: [LATIN] },
    access: { termId: AUTUMN },
  });
  await insertOfferedCourse(db, {
    course: { showcaseIds: [UNUSED], attributeIds: [EXPERT], state: 'archived' },
  });
  ada = await openLearner(house);
  ben = await openLearner(house, BEN);
});
afterAll(() => house.close());

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

test('[7.24] [3.18] the filter categories of each list, with the options that its courses have', async () => {
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
    { id: LANGUAGE, name: 'Language', attributes: [{ id: LATIN, name: 'Latin', objectivesCount: 1 }] },
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

test('[7.24] of the accesses, the terms alone can be asked for', async () => {
  const select = encodeURIComponent('["termId"]');
  const { json } = await ada.get(`/users/me/objective-accesses/query?list=enrolled&select=${select}`);
  const terms = json['data'] as Array<Record<string, unknown>>;
  for (const term of terms) expect(Object.keys(term).sort()).toEqual(['id', 'termId']);
  expect(terms.filter(({ termId }) => termId === SPRING)).toHaveLength(1);
});

test('a course that is taken up moves its collection from the catalog to my courses', async () => {
  const { accessId } = await insertOfferedCourse(house.db, { course: { showcaseIds: [UNUSED] } });
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
  const south = await openLearner(house, ADA, SOUTH);
  for (const path of ['enrolled-showcases', 'catalog-showcases', 'enrolled-filter-categories', 'terms']) {
    expect((await south.get(`/users/me/${path}`)).json).toEqual([]);
  }
});
