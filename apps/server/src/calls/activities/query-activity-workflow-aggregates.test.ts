import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import type { NewAccess } from '../../store/setup/course-setup';
import type { Seedling } from '../../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN, NORTH } from '../../../testing/test-tenants';

const TOMORROW = new Date(NOON.getTime() + 86_400_000).toISOString();
const PATHS = [
  '/users/me/activity-workflow-aggregates/query',
  '/users/me/objective-workflow-aggregates/query',
];

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  ada = await openLearner(server);
});
afterAll(() => server.close());

async function scored(constraint: Seedling['constraint'], access: Partial<NewAccess> = {}) {
  const { aggregateId, objectiveId, part } = await insertTestCourse(server.db, {
    access,
    parts: [
      {
        name: 'Module',
        constraint: { resultsDisclosureFrom: TOMORROW },
        children: [{ name: 'Quiz', type: 'lti', needsGrading: true, constraint: constraint ?? null }],
      },
    ],
  });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, [part('1.1')]);
  const [quiz] = json['data'] as [{ id: string }];
  await gradeActivity(
    server.db,
    { tenantId: NORTH.id, activityWorkflowId: quiz.id, actor: 'tool', userId: null, score: 7, maxScore: 10 },
    { now: NOON, newId: randomUUID },
  );
  const filter = encodeURIComponent(JSON.stringify(['objectiveWorkflowId', id]));
  return { id, objectiveId, activityWorkflowId: quiz.id, part, filter };
}

test.each(PATHS)('[7.6] reading 12: %s says what an attempt made of its activities', async (path) => {
  const { id, part, filter } = await scored(null);
  const { json } = await ada.get(`${path}?filter=${filter}&requireTotalCount=true`);
  expect(json).toMatchObject({
    totalCount: 1,
    data: [
      {
        objectiveWorkflowId: id,
        activityPartId: part('1.1'),
        lastActivityWorkflow: { state: 6, progress: 1 },
        bestActivityRecord: { normalizedScore: 0.7 },
      },
    ],
  });
  const [{ activityId }] = json['data'] as [{ activityId: string }];
  const byActivity = encodeURIComponent(JSON.stringify(['activityId', activityId]));
  expect((await ada.get(`${path}?filter=${byActivity}`)).json['data']).toHaveLength(1);
});

test.each<[string, Seedling['constraint'], Partial<NewAccess>]>([
  ['[4.27] the activity never tells', { resultsDisclosurePolicy: 'never' }, {}],
  [
    '[4.27] [5.10] the activity tells later, by the date of its module',
    { resultsDisclosurePolicy: 'afterDate' },
    {},
  ],
  [
    '[4.27] reading 19: the score is too low to be told',
    { resultsDisclosurePolicy: 'afterScore', resultsDisclosureAbove: 0.8 },
    {},
  ],
  ['[4.20] the course never tells', null, { gradeRevealPolicy: 'never' }],
  ['[4.20] the course tells when the attempt is handed in', null, { gradeRevealPolicy: 'afterFinish' }],
])('%s: no score is sent', async (_case, constraint, access) => {
  const { filter } = await scored(constraint, access);
  const { json, text } = await ada.get(`${PATHS[0]}?filter=${filter}`);
  expect(json['data']).toMatchObject([{ bestActivityRecord: null }]);
  expect(text).not.toContain(':0.7');
});

test('nobody sees the activities of another', async () => {
  const { filter } = await scored(null);
  const ben = await openLearner(server, BEN);
  expect((await ben.get(`${PATHS[0]}?filter=${filter}`)).json).toEqual({ data: [] });
});

test('[2.9] an attempt at an activity is found by its own id, in its own course and by its own learner only', async () => {
  const { id, activityWorkflowId, objectiveId } = await scored(null);
  const other = await scored(null);
  const ask = (whose: TestLearner, course: string) => {
    const filter = JSON.stringify([['id', '=', activityWorkflowId], 'and', ['objectiveId', '=', course]]);
    return whose.get(`${PATHS[0]}?filter=${encodeURIComponent(filter)}`);
  };
  expect((await ask(ada, objectiveId)).json['data']).toMatchObject([{ objectiveWorkflowId: id }]);
  expect((await ask(ada, other.objectiveId)).json).toEqual({ data: [] });
  expect((await ask(await openLearner(server, BEN), objectiveId)).json).toEqual({ data: [] });
});
