import { randomUUID } from 'node:crypto';
import { ACTIVITY_TYPE_CODES } from '@lantern/domain/vocabulary-codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

const FROM = '2026-03-01T00:00:00.000Z';
const TO = '2026-04-01T00:00:00.000Z';
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));
const text = (day: number, hour?: number) => at(day, hour).toISOString();

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
  await server.db.query(sql`delete from personal_tasks`);
  await server.db.query(sql`update objectives set state = 'archived'`);
  await server.db.query(sql`update objective_workflow_aggregates set activity_state = 'archived'`);
});
afterAll(() => server.close());

type Listed = { id: string; kind: string; title: string; at: string | null; on: string | null } & Record<
  string,
  unknown
>;

async function calendarOf(learner: TestLearner = ada, { from = FROM, to = TO } = {}): Promise<Listed[]> {
  const { json } = await learner.get(`/users/me/calendar?${new URLSearchParams({ from, to })}`);
  return json['dates'] as Listed[];
}
const lines = async (learner?: TestLearner, range?: { from?: string; to?: string }) =>
  (await calendarOf(learner, range)).map(
    ({ title, kind, at: moment, on }) => `${title} ${kind} ${moment ?? on}`,
  );

test('[2.12] the dates of all courses and their activities, the earliest first', async () => {
  const { objectiveId } = await insertTestCourse(server.db, {
    course: { name: 'Bridges', code: 'BRI-1' },
    access: { dueDate: at(20), availabilityDate: at(3), availabilityEndDate: at(28) },
    parts: [
      { name: 'Essay', constraint: { startFrom: text(4), due: text(10), gracePeriodUntil: text(12) } },
      { name: 'Undated' },
      { name: 'Draft', state: 'draft', constraint: { due: text(10) } },
      {
        name: 'Module',
        type: 'composite',
        constraint: { accessibleUntil: text(25) },
        children: [
          { name: 'Exam', constraint: { resultsDisclosureFrom: text(26), reviewPolicy: 'never' as const } },
        ],
      },
    ],
  });
  await insertTestCourse(server.db, { course: { name: 'No dates' } });
  expect(await lines()).toEqual([
    `Bridges opens ${text(3)}`,
    `Essay opens ${text(4)}`,
    `Essay due ${text(10)}`,
    `Essay graceUntil ${text(12)}`,
    `Bridges due ${text(20)}`,
    `Module closes ${text(25)}`,
    `Exam results ${text(26)}`,
    `Bridges startUntil ${text(28)}`,
  ]);
  expect((await calendarOf()).find(({ title }) => title === 'Exam')).toEqual({
    id: expect.any(String),
    kind: 'results',
    title: 'Exam',
    language: null,
    at: text(26),
    end: null,
    on: null,
    until: null,
    course: { objectiveId, name: 'Bridges', language: null, code: 'BRI-1', isBegun: false },
    activity: { axis: '4.1', type: ACTIVITY_TYPE_CODES.text },
    certificateNumber: null,
    status: null,
  });
});

test('[2.12] what has the same moment keeps its order: by the name of the course, and in its order', async () => {
  const names = ['Seven', 'One', 'Four', 'Six', 'Two', 'Five', 'Three'];
  const parts = ['Part 1', 'Part 2', 'Part 3'].map((name) => ({ name, constraint: { due: text(10) } }));
  for (const name of names) await insertTestCourse(server.db, { course: { name }, parts });
  const expected = names.toSorted().flatMap((name) => parts.map((part) => `${name}: ${part.name}`));
  const { json } = await ada.get('/users/me/tasks');
  const tasks = json['tasks'] as Listed[];
  for (const dates of [await calendarOf(), tasks]) {
    const told = dates.map(({ course, title }) => `${(course as { name: string }).name}: ${title}`);
    expect(told).toEqual(expected);
  }
});

test('[2.12] what is at the edges: the first moment is in, the last is not, and what lasts is in both', async () => {
  const event = { start: text(5, 10), end: text(5, 14), timeZone: 'Europe/Stockholm' };
  await insertTestCourse(server.db, {
    access: { dueDate: at(5) },
    parts: [{ name: 'Question hour', type: 'event', content: { details: { event } } }],
  });
  const kinds = async (from: Date, to: Date) =>
    (await calendarOf(ada, { from: from.toISOString(), to: to.toISOString() })).map(({ kind }) => kind);
  expect(await kinds(at(5), at(6))).toEqual(['event', 'due']);
  expect(await kinds(at(4), at(5))).toEqual(['event']);
  expect(await kinds(at(5, 13), at(6))).toEqual(['event']);
  expect(await kinds(at(5, 15), at(6))).toEqual([]);
  expect(await kinds(at(4), at(5, 10))).toEqual([]);
});

test('[4.2] a course that is itself an event takes place', async () => {
  const { objectiveId } = await insertTestCourse(server.db, { course: { name: 'Open evening' } });
  const event = { start: text(9), end: text(9, 14), timeZone: 'UTC' };
  await server.db.query(
    sql`insert into activity_contents (tenant_id, activity_id, details)
        select tenant_id, activity_id, ${JSON.stringify({ event })}::jsonb from objectives where id = ${objectiveId}`,
  );
  expect(await lines()).toEqual([`Open evening event ${text(9)}`]);
});

test('[4.22] what is due is late, done, or ticked', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [
      { name: 'Late', constraint: { due: text(1) } },
      { name: 'Done', constraint: { due: text(1, 11) } },
      { name: 'To come', constraint: { due: text(30) } },
    ],
  });
  const id = await ada.start(aggregateId);
  const begun = await ada.startActivities(id, [part('2')]);
  const [{ id: workflowId }] = begun.json['data'] as [{ id: string }]; // the call's own answer, asked for one part
  await ada.finishActivities(id, [workflowId]);
  const statuses = async () =>
    Object.fromEntries((await calendarOf()).map(({ title, status }) => [title, status]));
  expect(await statuses()).toEqual({ Late: 'overdue', Done: 'done', 'To come': null });
  const { json } = await ada.get('/users/me/tasks');
  for (const task of json['tasks'] as Array<{ id: string }>)
    await ada.put(`/users/me/tasks/${task.id}/tick`, { isTicked: true });
  expect(await statuses()).toEqual({ Late: 'done', Done: 'done', 'To come': 'done' });
});

test('[2.12] tasks of their own are on their day, wherever on earth it is that day', async () => {
  const save = (title: string, dueOn: string | null) =>
    ada.put(`/users/me/personal-tasks/${randomUUID()}`, { title, dueOn, objectiveId: null });
  await save('Ask Jonas', '2026-03-05');
  await save('Some day', null);
  await save('April', '2026-04-02');
  expect(await lines()).toEqual(['Ask Jonas task 2026-03-05']);
  // In Honolulu the fifth ends on the sixth.
  const inHonolulu = { from: '2026-03-05T10:00:00.000Z', to: '2026-03-06T10:00:00.000Z' };
  expect(await lines(ada, inHonolulu)).toEqual(['Ask Jonas task 2026-03-05']);
});

test('[4.22] a task of their own is late once its day is over where they live, and no longer when it is ticked', async () => {
  const id = randomUUID();
  const save = (dueOn: string) =>
    ada.put(`/users/me/personal-tasks/${id}`, { title: 'Ask Jonas', dueOn, objectiveId: null });
  const status = async () => (await calendarOf()).map((date) => date['status']);
  await save(NOON.toISOString().slice(0, 10));
  expect(await status()).toEqual([null]);
  await save(new Date(NOON.getTime() - 86_400_000).toISOString().slice(0, 10));
  expect(await status()).toEqual(['overdue']);
  await ada.put(`/users/me/tasks/${id}/tick`, { isTicked: true });
  expect(await status()).toEqual(['done']);
});

test('[3.11] a certificate ends on a day; one that was revoked, or is withheld, does not', async () => {
  const course = await insertCertifiedCourse(server, { course: { name: 'Risk' } });
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  await server.db.query(
    sql`update certificate_records set expires_on = '2026-03-15', expiration_date = ${at(15)}`,
  );
  const certificate = (await calendarOf()).find(({ kind }) => kind === 'expires');
  expect(certificate).toMatchObject({
    title: 'Risk',
    on: '2026-03-15',
    certificateNumber: expect.any(String),
  });
  await server.db.query(
    sql`update objective_workflow_aggregates set grade_reveal_policy = 'afterDate', grade_reveal_date = ${at(20)}`,
  );
  expect(await lines()).toEqual([`Risk results ${text(20)}`]);
  await server.db.query(
    sql`update objective_workflow_aggregates set grade_reveal_policy = 'none', grade_reveal_date = null`,
  );
  await server.db.query(sql`update certificate_records set revoked = ${at(2)}`);
  expect(await lines()).toEqual([]);
});

test('[6.5] each learner sees their own, and a range that is none is refused', async () => {
  await insertTestCourse(server.db, { course: { name: 'Bridges' }, access: { dueDate: at(20) } });
  expect(await lines(await openLearner(server, BEN))).toEqual([]);
  const asked = async (from: string, to: string) =>
    (await ada.get(`/users/me/calendar?${new URLSearchParams({ from, to })}`)).json;
  expect((await asked(TO, FROM))['errors']).toEqual({ to: ['This must be later than from.'] });
  expect((await asked(FROM, FROM))['errors']).toEqual({ to: ['This must be later than from.'] });
  expect((await asked(FROM, '2028-03-01T00:00:00.000Z'))['errors']).toEqual({
    to: ['At most 400 days after from.'],
  });
  expect((await asked(FROM, 'tomorrow'))['code']).toBe('invalidRequest');
});
