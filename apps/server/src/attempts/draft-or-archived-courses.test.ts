import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authorizationOf, askLink, beginLogin, takeLtiCourse } from '../../testing/lti/lti-world';
import { sendScore, standingOf } from '../../testing/lti/scores';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ltiRefusalText } from '../texts/lti-refusal-texts';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { setCourseState } from '../../testing/attempts/set-state';
import { insertTestCourse } from '../../testing/attempts/test-course';

const CLOSED = ['draft', 'archived'] as const;
const UNAVAILABLE = { status: 409, errors: { _: ['Course is not available'] } };

let server: TestApp;
let ada: TestLearner;
let tool: TestTool;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

type Answer = { status: number; json: Record<string, unknown> };
const said = ({ status, json }: Answer) => ({ status, errors: json['errors'] });

test.each(CLOSED)(
  '[4.18] reading 65: a course that is %s refuses every step, and goes on when it comes back',
  async (state) => {
    const { aggregateId, objectiveId, part } = await insertTestCourse(server.db, {
      parts: [
        { name: 'Film', type: 'video' },
        { name: 'Page', type: 'text' },
      ],
    });
    const id = await ada.start(aggregateId);
    const started = await ada.startActivities(id, [part('1')]);
    const [film] = started.json['data'] as [{ id: string }]; // the call's own answer, asked for one part
    const address = `/users/me/objective-workflows/${id}/activity-workflows/${film.id}`;
    const place = { place: { second: 7, at: NOON.toISOString() } };

    await setCourseState(server.db, objectiveId, state);
    const steps = [
      () => ada.startActivities(id, [part('1')]),
      () => ada.startActivities(id, [part('2')]),
      () => ada.put(address, { progress: 0.5 }),
      () => ada.put(address, place),
      () => ada.finishActivities(id, [film.id]),
      () => ada.finish(id),
      () => ada.submit(id),
      // A refusal is not kept under the attempt's own id.
      () => ada.submit(id),
    ];
    for (const step of steps) expect(said(await step())).toEqual(UNAVAILABLE);
    const { status } = await ada.get(`/users/me/objective-workflows/${id}/activity/${part('1')}`);
    expect(status).toBe(409);

    await setCourseState(server.db, objectiveId, 'ready');
    const content = await ada.get(`/users/me/objective-workflows/${id}/activity/${part('1')}`);
    expect(content.json).toMatchObject({ place: null, activityWorkflow: { state: 1, progress: 0 } });
    expect((await ada.put(address, place)).status).toBe(200);
    expect((await ada.finishActivities(id, [film.id])).status).toBe(200);
    expect((await ada.submit(id)).json).toMatchObject({ state: 6, progress: 0.5 });
  },
);

test.each(CLOSED)(
  '[4.18] a course that is %s is not started, whatever its card still says',
  async (state) => {
    const { aggregateId, objectiveId } = await insertTestCourse(server.db);
    await setCourseState(server.db, objectiveId, state);
    await expect(ada.start(aggregateId)).rejects.toThrow('Not started');
    await setCourseState(server.db, objectiveId, 'ready');
    await ada.start(aggregateId);
  },
);

test.each(CLOSED)('[4.18] reading 65: nothing is launched in a course that is %s', async (state) => {
  const taken = await takeLtiCourse(server, tool);
  const begun = String((await askLink(server, taken)).json['targetLinkUri']);
  const login = await beginLogin(server, taken);
  await setCourseState(server.db, taken.objectiveId, state);
  expect(said(await askLink(server, taken))).toEqual(UNAVAILABLE);
  expect(said(await askLink(server, taken, '?viewType=REVIEW'))).toEqual(UNAVAILABLE);
  for (const path of [begun, authorizationOf(tool, login)]) {
    const { status, text } = await server.ask(path, { session: taken.session });
    expect(status).toBe(409);
    expect(text).toContain(ltiRefusalText('courseUnavailable', 'en-US'));
  }
  await setCourseState(server.db, taken.objectiveId, 'ready');
  expect((await askLink(server, taken)).status).toBe(200);
});

test.each(CLOSED)('[4.18] reading 65: what a tool sends for a course that is %s is taken', async (state) => {
  const taken = await takeLtiCourse(server, tool);
  await setCourseState(server.db, taken.objectiveId, state);
  expect((await sendScore(server, { tool, taken })).status).toBe(204);
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'finished', score: 0.8, records: 1 });
});
