import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDiscussionWorld } from '../../testing/discussions/discussion-world';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
});
afterAll(() => server.close());

test('[1.3] post 1, reply to 2: the last reply finishes the activity, and progress and sequence follow', async () => {
  const world = await openDiscussionWorld(server, { posts: 1, replies: 2 });
  const ada = await world.learner('Ada');
  const ben = await world.learner('Ben');
  const bens = await ben.begins('Hello');
  const own = await ada.begins('Good morning');
  expect(await ada.state()).toBe('inProgress');
  await ada.answers(own, 'To myself');
  await ada.answers(bens);
  expect((await ada.discussion()).json['progress']).toEqual({ posts: 1, replies: 1, isMet: false });
  const last = await ada.writes({ parentId: bens, title: '', text: 'And once more' });
  expect(last.json).toMatchObject({ hasFinished: true, progress: { posts: 1, replies: 2, isMet: true } });
  expect(await ada.state()).toBe('finished');
  expect((await ada.get(`/objective-workflows/${ada.attemptId}`)).json['progress']).toBe(0.5);

  // It is done, and goes on.
  expect((await ada.writes({ parentId: bens, title: '' })).json).toMatchObject({ hasFinished: false });
});

test('[1.3] two posts at once finish it exactly once, and the same id twice is one post', async () => {
  const world = await openDiscussionWorld(server);
  const ada = await world.learner('Ada');
  const id = randomUUID();
  const answers = await Promise.all([ada.writes({ id }), ada.writes({ id }), ada.writes({})]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ json }) => json['hasFinished'])).toHaveLength(1);
  expect((await ada.threads()).json['totalCount']).toBe(2);
  const finished = await server.db.query(
    sql`select id from activity_workflows where tenant_id = ${NORTH.id} and objective_workflow_id = ${ada.attemptId}`,
  );
  expect(finished).toHaveLength(1);
});

test('[1.3] what is asked for is not finished by saying so', async () => {
  const world = await openDiscussionWorld(server, { posts: 1 });
  const ada = await world.learner('Ada');
  const begun = await ada.startActivities(ada.attemptId, [world.discussionId]);
  const [workflow] = begun.json['data'] as Array<{ id: string }>; // the call's own answer
  expect((await ada.finishActivities(ada.attemptId, [workflow?.id ?? ''])).status).toBe(409);
  const put = `/users/me/objective-workflows/${ada.attemptId}/activity-workflows/${workflow?.id}`;
  expect((await ada.put(put, { state: 2 })).status).toBe(409);
  expect(await ada.state()).toBe('inProgress');
});

test('[1.3] where nothing is asked for, the learner says that it is done', async () => {
  const world = await openDiscussionWorld(server, { posts: 0, replies: 0 });
  const ada = await world.learner('Ada');
  await ada.begins('Just so');
  expect(await ada.state()).toBe('inProgress');
  const begun = await ada.startActivities(ada.attemptId, [world.discussionId]);
  const [workflow] = begun.json['data'] as Array<{ id: string }>; // the call's own answer
  expect((await ada.finishActivities(ada.attemptId, [workflow?.id ?? ''])).status).toBe(200);
});

test('[1.3] [8.8] reading 63: a new try asks for new posts', async () => {
  const world = await openDiscussionWorld(server, {}, { maxAttempts: 2 });
  const ada = await world.learner('Ada');
  await ada.begins('First');
  expect(await ada.state()).toBe('finished');
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  expect((await ada.tryAgain(ada.attemptId, world.discussionId)).status).toBe(200);
  expect((await ada.discussion()).json['progress']).toEqual({ posts: 0, replies: 0, isMet: false });
  await ada.begins('Second');
  expect(await ada.state()).toBe('finished');
});

test('[1.3] graded, it waits for the grade and is read-only after it', async () => {
  const world = await openDiscussionWorld(server, { posts: 1 }, { needsGrading: true });
  const ada = await world.learner('Ada');
  await ada.begins('My essay');
  expect(await ada.state()).toBe('inGrading');
  expect((await ada.discussion()).json['writeRefusal']).toBeNull();
  await server.db.query(
    sql`update activity_workflows set state = 'finished', finished = ${server.clock.now}
         where tenant_id = ${NORTH.id} and objective_workflow_id = ${ada.attemptId}`,
  );
  expect((await ada.discussion()).json['writeRefusal']).toMatchObject({ kind: 'graded' });
  expect((await ada.writes({})).status).toBe(409);
});

test('[4.25] past its date it is read and not written', async () => {
  const world = await openDiscussionWorld(
    server,
    {},
    {
      constraint: { accessibleUntil: new Date(server.clock.now.getTime() + 1000).toISOString() },
    },
  );
  const ada = await world.learner('Ada');
  const late = await world.learner('Late');
  const id = await ada.begins('In time');
  server.clock.now = new Date(server.clock.now.getTime() + 2000);
  expect((await ada.thread(id)).status).toBe(200);
  expect((await ada.writes({ parentId: id, title: '' })).status).toBe(409);
  expect((await late.discussion()).status).toBe(409);
});

test('[4.18] readings 61 and 65: an archived course is not read by learners nor written by anybody', async () => {
  const world = await openDiscussionWorld(server);
  const ada = await world.learner('Ada');
  const ines = await world.outsider(['Instructor', 'Learner']);
  await ada.begins('Before');
  await server.db.query(
    sql`update objectives set state = 'archived' where tenant_id = ${NORTH.id} and id = ${world.objectiveId}`,
  );
  expect((await ada.discussion()).status).toBe(409);
  expect((await ines.discussion()).status).toBe(200);
  expect((await ines.writes({})).status).toBe(409);
});
