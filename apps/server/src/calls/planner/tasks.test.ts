import { randomUUID } from 'node:crypto';
import { MOST_PERSONAL_TASKS, TASK_TITLE_LENGTH } from '@lantern/domain/limits';
import { ACTIVITY_TYPE_CODES } from '@lantern/domain/vocabulary-codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { learnerOf, openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { setActivityState } from '../../../testing/attempts/set-state';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

const DUE = '2026-03-05T12:00:00.000Z';
const LATER = '2026-03-20T12:00:00.000Z';
const PAST = '2026-03-01T12:00:00.000Z';

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
  await server.db.query(sql`delete from personal_tasks`);
  await server.db.query(sql`delete from task_ticks`);
  await server.db.query(sql`update objectives set state = 'archived'`);
  await server.db.query(sql`update objective_workflow_aggregates set activity_state = 'archived'`);
});
afterAll(() => server.close());

type Listed = {
  id: string;
  title: string;
  due: string | null;
  dueOn: string | null;
  ticked: string | null;
} & Record<string, unknown>;

async function tasksOf(learner: TestLearner = ada): Promise<Listed[]> {
  const { json } = await learner.get('/users/me/tasks');
  return json['tasks'] as Listed[];
}
const titles = async (learner?: TestLearner) => (await tasksOf(learner)).map(({ title }) => title).toSorted();

const personal = (differs: object = {}) => ({
  title: 'Ask Jonas',
  dueOn: null,
  objectiveId: null,
  ...differs,
});
const save = (learner: TestLearner, id: string, differs: object = {}) =>
  learner.put(`/users/me/personal-tasks/${id}`, personal(differs));
const tick = (learner: TestLearner, id: string, isTicked = true) =>
  learner.put(`/users/me/tasks/${id}/tick`, { isTicked });

test('[4.22] [4.26] the course and each required activity that is due are tasks, of every course at once', async () => {
  const { objectiveId } = await insertTestCourse(server.db, {
    course: { name: 'Bridges', code: 'BRI-1' },
    access: { dueDate: new Date(LATER), isMandatory: true },
    parts: [
      { name: 'Read', constraint: { due: DUE } },
      { name: 'Undated' },
      { name: 'If you like', optional: true, constraint: { due: DUE } },
      { name: 'Draft', state: 'draft', constraint: { due: DUE } },
    ],
  });
  await insertTestCourse(server.db, { course: { name: 'Tunnels' }, access: { dueDate: new Date(PAST) } });
  await insertTestCourse(server.db, { course: { name: 'No hurry' } });
  expect(await titles()).toEqual(['Bridges', 'Read', 'Tunnels']);
  const course = { objectiveId, name: 'Bridges', language: null, code: 'BRI-1' };
  expect((await tasksOf()).find(({ title }) => title === 'Read')).toEqual({
    id: expect.any(String),
    title: 'Read',
    language: null,
    due: DUE,
    dueOn: null,
    course,
    activity: { axis: '1', type: ACTIVITY_TYPE_CODES.text },
    isMandatory: true,
    progress: null,
    isPersonal: false,
    ticked: null,
  });
});

test('[5.10] what stands above an activity holds for it: optional, closed, archived', async () => {
  const inside = [{ name: 'Inside', constraint: { due: DUE } }];
  const { part } = await insertTestCourse(server.db, {
    parts: [
      { name: 'Optional module', type: 'composite', optional: true, children: inside },
      { name: 'Closed', type: 'composite', constraint: { gracePeriodUntil: PAST }, children: inside },
      { name: 'Open', type: 'composite', children: [{ name: 'Left', constraint: { due: DUE } }] },
    ],
  });
  expect(await titles()).toEqual(['Left']);
  await setActivityState(server.db, part('3'), 'archived');
  expect(await titles()).toEqual([]);
});

test('[4.26] a module with a date is one task, until all that it requires is done', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [
      {
        name: 'Module',
        type: 'composite',
        constraint: { due: DUE },
        children: [{ name: 'One' }, { name: 'Two' }, { name: 'Extra', optional: true }],
      },
    ],
  });
  expect(await titles()).toEqual(['Module']);
  const attempt = await ada.start(aggregateId);
  const { json } = await ada.startActivities(attempt, [part('1.1'), part('1.2')]);
  const [one, two] = json['data'] as Array<{ id: string }>;
  await ada.finishActivities(attempt, [one?.id ?? '']);
  expect(await titles()).toEqual(['Module']);
  await ada.finishActivities(attempt, [two?.id ?? '']);
  expect(await titles()).toEqual([]);
});

test('a tick is the learner’s own: it stays, can be taken away, and hands nothing in', async () => {
  const { aggregateId } = await insertTestCourse(server.db, { access: { dueDate: new Date(DUE) } });
  const [task] = await tasksOf();
  const id = task?.id ?? '';
  expect((await tick(ada, id)).json).toEqual({ isTicked: true });
  server.clock.now = new Date(NOON.getTime() + 60_000);
  expect((await tick(ada, id)).status).toBe(200);
  expect(await tasksOf()).toMatchObject([{ id, ticked: NOON.toISOString() }]);
  await tick(ada, id, false);
  expect(await tasksOf()).toMatchObject([{ id, ticked: null }]);
  // What is begun anew is to be done anew.
  await tick(ada, id);
  await ada.start(aggregateId);
  expect(await tasksOf()).toMatchObject([{ ticked: null }]);
});

test('nobody ticks what is not a task of theirs', async () => {
  await insertTestCourse(server.db, { access: { dueDate: new Date(DUE) } });
  const [task] = await tasksOf();
  const ben = await openLearner(server, BEN);
  expect((await tick(ben, task?.id ?? '')).status).toBe(404);
  expect((await tick(ada, randomUUID())).status).toBe(404);
  expect((await tick(ada, 'x'.repeat(201))).status).toBe(400);
});

test('a task of one’s own is added, changed, ticked and removed; the same twice is one', async () => {
  const { objectiveId } = await insertTestCourse(server.db, { course: { name: 'Bridges' } });
  const id = randomUUID();
  expect((await save(ada, id, { title: '  Ask Jonas ' })).json).toEqual(personal());
  await save(ada, id, { dueOn: '2026-03-07', objectiveId });
  await tick(ada, id);
  expect(await tasksOf()).toEqual([
    {
      id,
      title: 'Ask Jonas',
      language: null,
      due: null,
      dueOn: '2026-03-07',
      course: { objectiveId, name: 'Bridges', language: null, code: '' },
      activity: null,
      isMandatory: false,
      progress: null,
      isPersonal: true,
      ticked: NOON.toISOString(),
    },
  ]);
  const removed = await ada.post(`/users/me/personal-tasks/${id}/remove`, {});
  expect(removed.json).toEqual({ taskId: id });
  expect((await ada.post(`/users/me/personal-tasks/${id}/remove`, {})).status).toBe(404);
  expect(await tasksOf()).toEqual([]);
  expect(await server.db.query(sql`select * from task_ticks`)).toEqual([]);
});

test('a task that was removed is not brought back by who changes it on an old page', async () => {
  const id = randomUUID();
  const change = (differs: object, learner = ada) =>
    learner.post(`/users/me/personal-tasks/${id}/change`, personal(differs));
  expect((await change({})).status).toBe(404);
  await save(ada, id);
  await tick(ada, id);
  expect((await change({ title: 'Ask Ines' })).json).toEqual(personal({ title: 'Ask Ines' }));
  expect(await tasksOf()).toMatchObject([{ title: 'Ask Ines', ticked: NOON.toISOString() }]);
  const refused = await change({ objectiveId: randomUUID() });
  expect(Object.keys(refused.json['errors'] as object)).toEqual(['objectiveId']);
  expect((await change({}, await openLearner(server, BEN))).status).toBe(404);
  await ada.post(`/users/me/personal-tasks/${id}/remove`, {});
  expect((await change({})).status).toBe(404);
  expect(await tasksOf()).toEqual([]);
});

test.each<[name: string, differs: object, field: string]>([
  ['no title', { title: '   ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(TASK_TITLE_LENGTH + 1) }, 'title'],
  ['a day that is none', { dueOn: '2026-02-30' }, 'dueOn'],
  ['a day of the year 0', { dueOn: '0000-01-01' }, 'dueOn'],
  ['a day of the first century', { dueOn: '0026-11-20' }, 'dueOn'],
  ['a moment instead of a day', { dueOn: DUE }, 'dueOn'],
  ['a course that is not theirs', { objectiveId: randomUUID() }, 'objectiveId'],
  ['a field that nobody knows', { colour: 'red' }, 'colour'],
])('a task of one’s own with %s is refused, and nothing is saved', async (_name, differs, field) => {
  const { status, json } = await save(ada, randomUUID(), differs);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(Object.keys(json['errors'] as object)).toEqual([field]);
  expect(await tasksOf()).toEqual([]);
});

test('one’s own tasks are one’s own, and not without end', async () => {
  const id = randomUUID();
  await save(ada, id);
  const ben = await openLearner(server, BEN);
  expect((await save(ben, id, { title: 'Taken over' })).status).toBe(404);
  expect((await ben.post(`/users/me/personal-tasks/${id}/remove`, {})).status).toBe(404);
  expect(await titles()).toEqual(['Ask Jonas']);
  expect(await titles(ben)).toEqual([]);
  await server.db.query(
    sql`insert into personal_tasks (tenant_id, id, user_id, title, created)
        select ${NORTH.id}, gen_random_uuid(), ${ADA.id}, 'Again', ${NOON} from generate_series(2, ${MOST_PERSONAL_TASKS})`,
  );
  expect((await save(ada, randomUUID())).status).toBe(400);
  expect((await save(ada, id, { title: 'Changed' })).status).toBe(200);
});

test('what was handed in this month is counted where the learner lives', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'One' }, { name: 'Two' }],
  });
  const countFor = async (zone: string) => {
    await server.db.query(sql`update users set timezone = ${zone} where id = ${ADA.id}`);
    const { json } = await learnerOf(server, await server.signIn()).get('/users/me/tasks');
    return json['submittedThisMonth'];
  };
  const attempt = await ada.start(aggregateId);
  const { json } = await ada.startActivities(attempt, [part('1'), part('2')]);
  const [one, two] = json['data'] as Array<{ id: string }>;
  await ada.finishActivities(attempt, [one?.id ?? '', two?.id ?? '']);
  // On the last evening of February in New York, which is the first of March in Tokyo.
  await server.db.query(
    sql`update activity_workflows set submitted = '2026-02-28T20:00:00Z' where id = ${one?.id}`,
  );
  const others = (await countFor('UTC')) as number;
  expect(await countFor('Asia/Tokyo')).toBe(others + 1);
  expect(await countFor('America/New_York')).toBe(others);
  expect(await countFor('Nowhere/Land')).toBe(others);
});
