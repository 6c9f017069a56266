import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { BEN } from '../../testing/test-tenants';

const API = '/api/lms/v1';
const START = `${API}/start-activity-workflows`;
const FINISH = `${API}/finish-activity-workflows`;

let server: TestApp;
let ada: TestLearner;
let session: string;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
  session = await server.signIn();
});
afterAll(() => server.close());

function send(path: string, body: object, prefer?: string, method: 'POST' | 'PUT' = 'POST') {
  return server.ask(path, { session, method, body, headers: prefer ? { prefer } : {} });
}

const follow = (address: unknown, as = session) => server.ask(String(address), { session: as });

async function running() {
  const { aggregateId, part } = await insertTestCourse(server.db, { parts: [{ name: 'A' }, { name: 'B' }] });
  return { objectiveWorkflowId: await ada.start(aggregateId), part };
}

describe('[7.10] [7.11] [7.12] reading 73: each step', () => {
  /** Its address and body, in a running attempt. */
  const steps = {
    start: async () => {
      const { objectiveWorkflowId, part } = await running();
      return {
        path: START,
        method: 'POST',
        body: { objectiveWorkflowId, activityPartIds: [part('1')] },
      } as const;
    },
    finish: async () => {
      const { objectiveWorkflowId, part } = await running();
      const { json } = await ada.startActivities(objectiveWorkflowId, [part('1')]);
      const ids = (json['data'] as Array<{ id: string }>).map(({ id }) => id);
      return {
        path: FINISH,
        method: 'POST',
        body: { objectiveWorkflowId, activityWorkflowIds: ids },
      } as const;
    },
    put: async () => {
      const { objectiveWorkflowId, part } = await running();
      const { json } = await ada.startActivities(objectiveWorkflowId, [part('1')]);
      const [begun] = json['data'] as [{ id: string }];
      const path = `${API}/users/me/objective-workflows/${objectiveWorkflowId}/activity-workflows/${begun.id}`;
      return { path, method: 'PUT', body: { progress: 0.5 } } as const;
    },
  };

  test.each(Object.entries(steps))('%s: respond-sync answers 200 with the entity', async (_name, make) => {
    const { path, method, body } = await make();
    const { status, json, headers } = await send(path, body, 'respond-sync', method);
    expect({ status, applied: headers['preference-applied'] }).toEqual({
      status: 200,
      applied: 'respond-sync',
    });
    expect(json).toHaveProperty(method === 'PUT' ? 'state' : 'data');
  });

  test.each(
    Object.entries(steps).flatMap(([name, make]) => [
      [name, 'respond-async', make] as const,
      [name, undefined, make] as const,
    ]),
  )('%s: Prefer %s answers 202 with an address to follow', async (_name, prefer, make) => {
    const { path, method, body } = await make();
    const { status, json, headers } = await send(path, body, prefer, method);
    expect({ status, applied: headers['preference-applied'] }).toEqual({ status: 202, applied: prefer });
    expect(headers['location']).toBe(`${path}/${String(json['id'])}`);
    const result = await follow(headers['location']);
    expect(result.json).toEqual({
      id: json['id'],
      completed: true,
      result: 1,
      entityId: expect.stringMatching(/^[\da-f-]{36}$/),
      errors: {},
    });
    expect((await follow(headers['location'], await server.signIn(BEN))).status).toBe(404);
  });
});

test('reading 73: with an id of the client the first outcome is answered again, another body is a 422', async () => {
  const { objectiveWorkflowId, part } = await running();
  const id = randomUUID();
  const body = { id, objectiveWorkflowId, activityPartIds: [part('1')] };
  const first = await send(START, body, 'respond-sync');
  expect(first.status).toBe(200);
  await ada.finishActivities(
    objectiveWorkflowId,
    (first.json['data'] as [{ id: string }]).map((one) => one.id),
  );
  expect((await send(START, body, 'respond-sync')).json).toEqual(first.json);
  expect((await send(START, body, 'respond-async')).headers['location']).toBe(`${START}/${id}`);
  const other = await send(START, { ...body, activityPartIds: [part('2')] }, 'respond-sync');
  expect({ status: other.status, code: other.json['code'] }).toEqual({ status: 422, code: 'idReused' });
});

test('[8.2] a refusal is told at once to who waits, and is a failed result for who does not', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'A', constraint: { startFrom: new Date(NOON.getTime() + 1000).toISOString() } }],
  });
  const body = { objectiveWorkflowId: await ada.start(aggregateId), activityPartIds: [part('1')] };
  const told = await send(START, body, 'respond-sync');
  expect({ status: told.status, code: told.json['code'] }).toEqual({ status: 409, code: 'conflict' });
  const accepted = await send(START, body, 'respond-async');
  expect(accepted.status).toBe(202);
  const { json } = await follow(accepted.headers['location']);
  expect(json).toMatchObject({ completed: true, result: 2, entityId: null, errors: told.json['errors'] });
});

test('what cannot be read is refused at once, either way', async () => {
  for (const prefer of ['respond-sync', 'respond-async'])
    expect((await send(START, { objectiveWorkflowId: 'x' }, prefer)).status).toBe(400);
});

test('twenty steps with one id at once are one', async () => {
  const { objectiveWorkflowId, part } = await running();
  const body = { id: randomUUID(), objectiveWorkflowId, activityPartIds: [part('1')] };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(START, body, 'respond-sync')));
  const ids = answers.map(({ status, json }) => `${status} ${(json['data'] as [{ id: string }])[0].id}`);
  expect(new Set(ids).size).toBe(1);
});
