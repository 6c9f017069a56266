import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activityPart } from '@lantern/contract/entities/activity-part';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import * as z from 'zod/mini';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import type { Seedling } from '../../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const TOMORROW = new Date(NOON.getTime() + 86_400_000).toISOString();

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

const path = (id: string) => `/users/me/objective-workflows/${id}/activity-with-aggregates`;

async function partsOf(learner: TestLearner, id: string): Promise<ActivityPart[]> {
  const { json } = await learner.get(path(id));
  return z.decode(z.array(activityPart), json['children'] as never); // decode checks it
}

async function startedWith(parts: readonly Seedling[]) {
  const course = await insertTestCourse(server.db, { parts });
  const id = await ada.start(course.aggregateId);
  return { ...course, id };
}

test('[4.26] what waits for the one before it says for which', async () => {
  const { id, part } = await startedWith([
    { name: 'One' },
    { name: 'Two', requiresPrevious: true },
    { name: 'Three', requiresPrevious: true },
  ]);
  const locks = async () => (await partsOf(ada, id)).map(({ available, waitsFor }) => [available, waitsFor]);
  expect(await locks()).toEqual([
    [true, null],
    [false, '1'],
    [false, '2'],
  ]);
  expect((await ada.startActivities(id, [part('2')])).json['errors']).toEqual({
    _: ['Complete the previous activity to get access to this one.'],
  });
  const { json } = await ada.startActivities(id, [part('1')]);
  const [first] = json['data'] as [{ id: string }];
  await ada.finishActivities(id, [first.id]);
  expect(await locks()).toEqual([
    [true, null],
    [true, null],
    [false, '2'],
  ]);
});

test('[8.8] whoever did not pass sees the minimum, the score and the attempts left, and may try again', async () => {
  const { id, part } = await startedWith([
    { name: 'Quiz', type: 'lti', needsGrading: true, passingScore: 0.6, maxAttempts: 2 },
    { name: 'After it', requiresPrevious: true },
  ]);
  const take = async (score: number) => {
    const { status, json } = await ada.tryAgain(id, part('1'));
    if (status !== 200) return status;
    const [{ id: activityWorkflowId, state }] = json['data'] as [{ id: string; state: number }];
    const grading = { tenantId: NORTH.id, activityWorkflowId, actor: 'tool' as const, userId: null };
    await gradeActivity(server.db, { ...grading, score, maxScore: 10 }, { now: NOON, newId: randomUUID });
    return state;
  };
  await take(5);
  expect(await partsOf(ada, id)).toMatchObject([
    {
      normalizedPassingScore: 0.6,
      remainingAttempts: 1,
      childActivity: {
        activityWorkflowAggregate: { bestActivityRecord: { normalizedScore: 0.5, passed: false } },
      },
    },
    { available: false, waitsFor: '1' },
  ]);
  expect(await take(4)).toBe(1);
  expect(await partsOf(ada, id)).toMatchObject([
    {
      remainingAttempts: 0,
      childActivity: { activityWorkflowAggregate: { bestActivityRecord: { normalizedScore: 0.5 } } },
    },
    { available: false },
  ]);
  expect(await take(9)).toBe(409);
});

test('[4.20] [4.27] a result that may not be told is not in the tree', async () => {
  const { id, part } = await startedWith([
    {
      name: 'Module',
      constraint: { resultsDisclosureFrom: TOMORROW },
      children: [
        {
          name: 'Quiz',
          type: 'lti',
          needsGrading: true,
          constraint: { resultsDisclosurePolicy: 'afterDate' },
        },
      ],
    },
  ]);
  const { json } = await ada.startActivities(id, [part('1.1')]);
  const [{ id: activityWorkflowId }] = json['data'] as [{ id: string }];
  const grading = { tenantId: NORTH.id, activityWorkflowId, actor: 'tool' as const, userId: null };
  await gradeActivity(server.db, { ...grading, score: 7, maxScore: 10 }, { now: NOON, newId: randomUUID });
  expect((await ada.get(path(id))).text).not.toContain(':0.7');
  server.clock.now = new Date(TOMORROW);
  const later = await openLearner(server);
  expect((await later.get(path(id))).text).toContain('0.7');
});

test('[4.20] whether its results are protected is told of the very attempt', async () => {
  const { aggregateId } = await insertTestCourse(server.db, {
    parts: [{ name: 'Page' }],
    access: { retake: true },
  });
  const id = await ada.start(aggregateId);
  await ada.submit(id);
  await server.db.query(
    sql`update objective_workflows set protect_results = true where tenant_id = ${NORTH.id} and id = ${id}`,
  );
  const again = await ada.start(aggregateId);
  const told = async (attempt: string) => (await ada.get(path(attempt))).json['objectiveWorkflow'];
  expect(await told(id)).toMatchObject({ protectResults: true });
  expect(await told(again)).toMatchObject({ protectResults: false });
});

test('a tree of depth 50 is answered whole', async () => {
  const deep = (level: number): Seedling => ({
    name: `Level ${level}`,
    ...(level < 50 && { children: [deep(level + 1)] }),
  });
  const { id } = await startedWith([deep(1)]);
  let [part] = await partsOf(ada, id);
  let depth = 0;
  while (part) {
    depth += 1;
    part = part.childActivity.children[0];
  }
  expect(depth).toBe(50);
});

test('500 parts with everything done weigh under 40 kB', async () => {
  const names = ['Assets and debts', 'A company in six minutes', 'Which side?', 'Revenue', 'Sort the costs'];
  const { id, part } = await startedWith(
    Array.from({ length: 50 }, (_, module) => ({
      name: `Module ${module + 1}`,
      children: Array.from({ length: 9 }, (_each, lesson) => ({
        name: `${names[lesson % 5]} ${module * 9 + lesson}`,
        duration: 60 * (5 + ((module * lesson) % 20)),
      })),
    })),
  );
  const leaves = Array.from({ length: 450 }, (_, index) =>
    part(`${Math.floor(index / 9) + 1}.${(index % 9) + 1}`),
  );
  const { json } = await ada.startActivities(id, leaves);
  await ada.finishActivities(
    id,
    (json['data'] as Array<{ id: string }>).map((workflow) => workflow.id),
  );
  const { text } = await ada.get(path(id));
  expect(brotliCompressSync(text).length).toBeLessThan(40_000);
});

test('[7.13] children come level by level, too', async () => {
  const { id, part } = await startedWith([
    { name: 'Module', children: [{ name: 'A', children: [{ name: 'B' }] }] },
  ]);
  const root = await ada.get(`/users/me/objective-workflows/${id}/activity/children`);
  expect(root.json['data']).toMatchObject([{ id: part('1'), childActivity: { name: 'Module' } }]);
  expect(root.text).not.toContain(part('1.1'));
  const below = await ada.get(`/users/me/objective-workflows/${id}/activity/${part('1')}/children`);
  expect(below.json['data']).toMatchObject([{ id: part('1.1'), childActivity: { name: 'A' } }]);
  const none = await ada.get(`/users/me/objective-workflows/${id}/activity/${randomUUID()}/children`);
  expect(none.status).toBe(404);
});

test('nobody reads the tree of another, or of another tenant', async () => {
  const { id } = await startedWith([{ name: 'One' }]);
  for (const stranger of [await openLearner(server, BEN), await openLearner(server, ADA, SOUTH)]) {
    expect((await stranger.get(path(id))).status).toBe(404);
  }
  expect((await ada.get(path(randomUUID()))).status).toBe(404);
});
