import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertGradingScale } from '../../store/setup/arrangement-setup';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';

const PASS = { id: randomUUID(), name: 'Pass', normalizedMinScore: 0.6, color: 'green' };
const SCALES = ['points', 'Letters', 'Étapes'].map((name) => ({ id: randomUUID(), name }));

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
  for (const [tenantId, scale] of [
    ...SCALES.map((each) => [NORTH.id, each] as const),
    [SOUTH.id, { id: randomUUID(), name: 'Southern' }] as const,
  ]) {
    await insertGradingScale(server.db, tenantId, {
      ...scale,
      description: '',
      maxScore: 10,
      normalizedPassingScore: 0.6,
      grades: [PASS],
      passingGradeId: PASS.id,
    });
  }
  ada = await openLearner(server);
});
afterAll(() => server.close());

const ask = (query: Record<string, string> = {}) =>
  ada.get(`/grading-scales/query?${new URLSearchParams(query)}`);

test('[7.4] reading 13: the scales of the tenant, by name', async () => {
  const { json } = await ask({ requireTotalCount: 'true' });
  expect(json).toMatchObject({
    data: [{ name: 'Étapes' }, { name: 'Letters' }, { name: 'points' }],
    totalCount: 3,
  });
});

test('[7.4] [3.3] one by its id, with its grades', async () => {
  const [points] = SCALES;
  const { json } = await ask({ filter: JSON.stringify(['id', '=', points?.id]) });
  expect(json['data']).toEqual([
    {
      ...points,
      description: '',
      maxScore: 10,
      normalizedPassingScore: 0.6,
      numberOfGrades: 1,
      objectiveGrades: [PASS],
      passingGradeId: PASS.id,
    },
  ]);
});

test('[7.4] what is not listed is refused by name', async () => {
  const { status, json } = await ask({ sort: '[{"selector":"objectiveGrades"}]' });
  expect(status).toBe(400);
  expect(json['errors']).toHaveProperty('objectiveGrades');
});
