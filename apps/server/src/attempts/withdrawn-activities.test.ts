import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { setActivityState } from '../../testing/attempts/set-state';
import { insertTestCourse, type TestCourse } from '../../testing/attempts/test-course';
import { insertTestScale } from '../../testing/attempts/test-scale';

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  ada = await openLearner(server);
});
afterAll(() => server.close());

async function take(id: string, course: TestCourse, axis: string): Promise<void> {
  const { json } = await ada.startActivities(id, [course.part(axis)]);
  const [begun] = json['data'] as [{ id: string }]; // the call's own answer, asked for one part
  expect((await ada.finishActivities(id, [begun.id])).status).toBe(200);
}

test('[4.29] reading 61: what is archived while an attempt runs asks for nothing and weighs nothing', async () => {
  const course = await insertTestCourse(server.db, {
    course: { gradingScaleId: await insertTestScale(server.db) },
    parts: [
      { name: 'Film', type: 'video' },
      { name: 'Quiz', type: 'lti', needsGrading: true, scoreWeight: 5 },
    ],
  });
  const id = await ada.start(course.aggregateId);
  await take(id, course, '1');
  await ada.startActivities(id, [course.part('2')]);
  await setActivityState(server.db, course.part('2'), 'archived');
  const { status, json } = await ada.submit(id);
  expect({ status, json }).toMatchObject({ status: 200, json: { state: 6, progress: 1 } });
});

test('[3.5] [4.29] reading 61: the player counts as its table of contents does, at once and both ways', async () => {
  const course = await insertTestCourse(server.db, {
    parts: [
      { name: 'Film', type: 'video' },
      { name: 'Talk', type: 'discussion' },
    ],
  });
  const id = await ada.start(course.aggregateId);
  await take(id, course, '1');
  const shownProgress = async () => {
    const { json } = await ada.get(`/users/me/objective-workflows/${id}/activity-with-aggregates`);
    return (json['objectiveWorkflow'] as { progress: number }).progress; // the call's own answer
  };
  expect(await shownProgress()).toBe(0.5);
  await setActivityState(server.db, course.part('2'), 'archived');
  expect(await shownProgress()).toBe(1);
  await setActivityState(server.db, course.part('2'), 'ready');
  expect(await shownProgress()).toBe(0.5);
  await ada.submit(id);
  await setActivityState(server.db, course.part('2'), 'archived');
  expect(await shownProgress()).toBe(0.5);
});

test('[4.10] reading 61: an attempt does not wait for the grade of what was archived', async () => {
  const course = await insertTestCourse(server.db, {
    parts: [
      { name: 'Film', type: 'video' },
      { name: 'Module', children: [{ name: 'Essay', type: 'discussion', needsGrading: true }] },
    ],
  });
  const id = await ada.start(course.aggregateId);
  await take(id, course, '2.1');
  await setActivityState(server.db, course.part('2'), 'archived');
  expect((await ada.submit(id)).json).toMatchObject({ state: 6, progress: 0 });
});

test('[4.29] reading 61: the record of a finished attempt stays as it was', async () => {
  const course = await insertTestCourse(server.db, {
    parts: [
      { name: 'Film', type: 'video' },
      { name: 'Talk', type: 'discussion' },
    ],
  });
  const id = await ada.start(course.aggregateId);
  await take(id, course, '1');
  const { json } = await ada.submit(id);
  await setActivityState(server.db, course.part('1'), 'archived');
  const record = await ada.get(`/objective-records/${String(json['objectiveRecordId'])}`);
  expect(record.json).toMatchObject({ progress: 0.5 });
});

test('[4.26] readings 61 and 62: what is archived, a draft or empty holds nobody up', async () => {
  const course = await insertTestCourse(server.db, {
    parts: [
      { name: 'Withdrawn', children: [{ name: 'Page', state: 'archived' }] },
      { name: 'Announced', state: 'draft', children: [{ name: 'Page' }] },
      { name: 'Empty', type: 'composite' },
      { name: 'Last', requiresPrevious: true },
    ],
  });
  const id = await ada.start(course.aggregateId);
  expect((await ada.startActivities(id, [course.part('4')])).status).toBe(200);
  await take(id, course, '4');
  expect((await ada.submit(id)).json).toMatchObject({ state: 6, progress: 1 });
});

test('[4.11] reading 61: where all that weighs is archived, the attempt is simply finished', async () => {
  const course = await insertTestCourse(server.db, {
    parts: [
      { name: 'Page', scoreWeight: 0 },
      { name: 'Quiz', type: 'lti', needsGrading: true },
    ],
  });
  const id = await ada.start(course.aggregateId);
  expect((await ada.finish(id)).status).toBe(400);
  await setActivityState(server.db, course.part('2'), 'archived');
  expect((await ada.finish(id)).status).toBe(200);
});
