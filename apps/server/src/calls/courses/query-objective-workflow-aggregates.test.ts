import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN } from '../../../testing/test-tenants';

const SHOWCASE_ID = randomUUID();

let server: TestApp;
let ada: TestLearner;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
  for (const name of ['Cooking', 'algebra', 'Botany']) {
    const showcaseIds = name === 'Botany' ? [SHOWCASE_ID] : [];
    const { aggregateId } = await insertTestCourse(server.db, { course: { name, showcaseIds } });
    ids[name] = aggregateId;
  }
  await insertTestCourse(server.db, { userId: BEN.id });
});
afterAll(() => server.close());

const idsOf = async (query: string) => {
  const { json } = await ada.get(`/objective-workflow-aggregates/query?${query}`);
  return (json['data'] as Array<{ id: string }>).map(({ id }) => id);
};

test('[7.5] the enrolments of the caller, by the name of the course', async () => {
  expect(await idsOf('')).toEqual([ids['algebra'], ids['Botany'], ids['Cooking']]);
});

test('[7.5] narrowed by filter and collection', async () => {
  const filter = encodeURIComponent(JSON.stringify(['objective.name', 'contains', 'alg']));
  expect(await idsOf(`filter=${filter}`)).toEqual([ids['algebra']]);
  expect(await idsOf(`showcase=${SHOWCASE_ID}`)).toEqual([ids['Botany']]);
});
