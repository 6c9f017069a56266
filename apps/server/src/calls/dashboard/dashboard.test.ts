import { DASHBOARD_WIDGETS } from '@lantern/domain/dashboard/widgets';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countedDatabase } from '../../../testing/attempts/counted-database';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { setActivityState } from '../../../testing/attempts/set-state';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import { lendDatabase } from '../../../testing/lent-database';
import { testOperator } from '../../../testing/operations/operator';
import { NOON, openTestAppOn, type TestApp } from '../../../testing/test-app';
import { BEN, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOON.getTime() + days * DAY_MS);
const MOST_STATEMENTS = 8;

let server: TestApp;
let takeStatements: () => string[];
let ada: TestLearner;
beforeAll(async () => {
  const { db, take } = countedDatabase(await lendDatabase());
  takeStatements = take;
  server = await openTestAppOn(db);
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
  await server.db.query(sql`delete from dashboard_layouts`);
  await server.db.query(sql`delete from certificate_records`);
  await server.db.query(sql`update objectives set state = 'archived'`);
  await server.db.query(sql`update objective_workflow_aggregates set activity_state = 'archived'`);
});
afterAll(() => server.close());

type Named = { objective: { name: string } };
type Dashboard = {
  next: { course: Named; lesson: { axis: string; name: string } | null; module: unknown } | null;
  hasCourses: boolean;
  hasBanners: boolean;
  hasMessages: boolean;
  results: Named[];
  certificates: Array<{ courseName: string; certificateNumber: string; expiresOn: string | null }>;
  widgets: Array<{ widget: string; isShown: boolean }>;
};

async function dashboardOf(learner: TestLearner = ada): Promise<Dashboard> {
  const { status, json } = await learner.get('/users/me/dashboard');
  expect(status).toBe(200);
  return json as Dashboard;
}
const nextName = async () => (await dashboardOf()).next?.course.objective.name ?? null;
const resultNames = async () => (await dashboardOf()).results.map(({ objective }) => objective.name);
const arrange = (widgets: unknown, learner: TestLearner = ada) =>
  learner.put('/users/me/dashboard/widgets', { widgets });

test('[2.2] a new learner has no course, no result and no certificate, and all widgets', async () => {
  expect(await dashboardOf()).toEqual({
    next: null,
    hasCourses: false,
    hasBanners: false,
    hasMessages: false,
    results: [],
    certificates: [],
    widgets: DASHBOARD_WIDGETS.map((widget) => ({ widget, isShown: true })),
  });
});

test('[4.28] the course that was opened last goes on, at the lesson that was open, in its module', async () => {
  const parts = [
    { name: 'Basics', type: 'composite' as const, children: [{ name: 'Why' }] },
    { name: 'Money', type: 'composite' as const, children: [{ name: 'Prices' }, { name: 'Capital' }] },
  ];
  const { aggregateId, part } = await insertTestCourse(server.db, { course: { name: 'Finance' }, parts });
  const attempt = await ada.start(aggregateId);
  await ada.startActivities(attempt, [part('2.2')]);
  const { next } = await dashboardOf();
  expect(next?.course.objective.name).toBe('Finance');
  expect(next?.lesson).toEqual({ axis: '2.2', name: 'Capital', language: null });
  expect(next?.module).toEqual({ number: 2, total: 2 });
  server.clock.now = new Date(NOON.getTime() + 60_000);
  const other = await insertTestCourse(server.db, { course: { name: 'Law' } });
  expect(await nextName()).toBe('Finance');
  await ada.start(other.aggregateId);
  expect(await nextName()).toBe('Law');
});

test('[4.26] [4.28] a lesson that has closed since, or is there no more, is not the one to go on with', async () => {
  const parts = [
    { name: 'Closes', constraint: { accessibleUntil: inDays(1).toISOString() } },
    { name: 'Module', type: 'composite' as const, children: [{ name: 'Inside' }] },
  ];
  const { aggregateId, part } = await insertTestCourse(server.db, { course: { name: 'Finance' }, parts });
  const attempt = await ada.start(aggregateId);
  const lessonName = async () => (await dashboardOf()).next?.lesson?.name ?? null;
  const openNext = (axis: string) => {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    return ada.startActivities(attempt, [part(axis)]);
  };
  await openNext('1');
  await openNext('2.1');
  expect(await lessonName()).toBe('Inside');
  await setActivityState(server.db, part('2'), 'archived');
  expect(await lessonName()).toBe('Closes');
  server.clock.now = new Date(inDays(1).getTime() + 1);
  ada = await openLearner(server);
  expect(await lessonName()).toBeNull();
  expect(await nextName()).toBe('Finance');
  await setActivityState(server.db, part('2'), 'ready');
  expect(await lessonName()).toBe('Inside');
});

test('[4.28] after a lesson that is done the next one goes on, by no more statements', async () => {
  const parts = [{ name: 'One' }, { name: 'Two' }];
  const { aggregateId, part } = await insertTestCourse(server.db, { course: { name: 'Finance' }, parts });
  const lesson = async () => (await dashboardOf()).next?.lesson ?? null;
  expect(await lesson()).toBeNull();
  const attempt = await ada.start(aggregateId);
  const { json } = await ada.startActivities(attempt, [part('1')]);
  const [one] = json['data'] as [{ id: string }]; // the one that was begun
  await ada.finishActivities(attempt, [one.id]);
  takeStatements();
  expect(await lesson()).toEqual({ axis: '2', name: 'Two', language: null });
  expect(takeStatements().length).toBeLessThanOrEqual(MOST_STATEMENTS);
});

test('[4.21] [4.22] where none is under way it is one that can begin now, what is due first before others', async () => {
  await insertTestCourse(server.db, {
    course: { name: 'Ahead' },
    access: { availabilityDate: inDays(1), dueDate: inDays(2) },
  });
  await insertTestCourse(server.db, {
    course: { name: 'Over' },
    access: { availabilityEndDate: inDays(-1) },
  });
  await insertTestCourse(server.db, { course: { name: 'Draft', state: 'draft' } });
  expect(await nextName()).toBeNull();
  expect((await dashboardOf()).hasCourses).toBe(true);
  await insertTestCourse(server.db, { course: { name: 'Any time' } });
  await insertTestCourse(server.db, { course: { name: 'Soon' }, access: { dueDate: inDays(5) } });
  expect(await nextName()).toBe('Soon');
});

test('[4.20] results are those that the learner may see by now, the latest first', async () => {
  const finish = async (name: string, minute: number, access = {}) => {
    server.clock.now = new Date(NOON.getTime() + minute * 60_000);
    const course = await insertCertifiedCourse(server, { course: { name }, access });
    await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  };
  await finish('Open', 1);
  await finish('Never', 2, { gradeRevealPolicy: 'never' });
  await finish('Later', 3, { gradeRevealPolicy: 'afterDate', gradeRevealDate: inDays(9) });
  await finish('Newer', 4);
  expect(await resultNames()).toEqual(['Newer', 'Open']);
  // The one that is withheld has no certificate either: it would tell.
  expect((await dashboardOf()).certificates.map(({ courseName }) => courseName)).not.toContain('Later');
  await server.db.query(
    sql`update objective_workflow_aggregates set workflow_protect_results = true where listed ->> 'name' = 'Open'`,
  );
  server.clock.now = inDays(9);
  ada = await openLearner(server);
  expect(await resultNames()).toEqual(['Newer', 'Later']);
});

test('[3.11] at most three certificates: what runs out soon first, then the latest; no revoked one', async () => {
  for (const [place, name] of ['First', 'Second', 'Third', 'Fourth', 'Revoked'].entries()) {
    server.clock.now = new Date(NOON.getTime() + place * 60_000);
    const course = await insertCertifiedCourse(server, { course: { name } });
    await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  }
  await server.db.query(
    sql`update certificate_records set expires_on = '2026-04-01', expiration_date = ${inDays(30)} where course_name = 'First'`,
  );
  await server.db.query(
    sql`update certificate_records set expires_on = '2027-04-01', expiration_date = ${inDays(395)} where course_name = 'Second'`,
  );
  await server.db.query(sql`update certificate_records set revoked = ${NOON} where course_name = 'Revoked'`);
  const { certificates } = await dashboardOf();
  expect(certificates.map(({ courseName }) => courseName)).toEqual(['First', 'Fourth', 'Third']);
  expect(certificates[0]?.expiresOn).toBe('2026-04-01');
});

test('[2.2] widgets are where the learner put them, on whatever device, and as usual after none is sent', async () => {
  const widgets = [
    { widget: 'certificates', isShown: true },
    { widget: 'tasks', isShown: false },
  ];
  expect((await arrange(widgets)).status).toBe(200);
  const elsewhere = await openLearner(server);
  const shown = (await dashboardOf(elsewhere)).widgets;
  expect(shown.slice(0, 2)).toEqual(widgets);
  expect(shown).toHaveLength(DASHBOARD_WIDGETS.length);
  const [usual] = (await dashboardOf(await openLearner(server, BEN))).widgets;
  expect(usual?.widget).toBe('calendar');
  await arrange([]);
  expect((await dashboardOf()).widgets.map(({ widget }) => widget)).toEqual([...DASHBOARD_WIDGETS]);
});

test.each([
  ['an unknown widget', [{ widget: 'horoscope', isShown: true }]],
  [
    'one twice',
    [
      { widget: 'tasks', isShown: true },
      { widget: 'tasks', isShown: false },
    ],
  ],
  ['more than that', [{ widget: 'tasks', isShown: true, colour: 'red' }]],
  ['no list', null],
])('[2.2] what cannot be arranged is refused: %s', async (_, widgets) => {
  expect((await arrange(widgets)).status).toBe(400);
});

test('the dashboard asks the database for little, however much the learner has', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    const course = await insertCertifiedCourse(server, { course: { name } });
    await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  }
  await dashboardOf();
  takeStatements();
  await dashboardOf();
  expect(takeStatements().length).toBeLessThanOrEqual(MOST_STATEMENTS);
});

test('[1.6] it tells whether there is a banner for the learner', async () => {
  const operator = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  await operator.run('banners set', { code: 'spring', title: 'Spring', text: 'It is here.' });
  expect((await dashboardOf()).hasBanners).toBe(true);
  await operator.run('banners set', { code: 'spring', until: NOON.toISOString() });
  expect((await dashboardOf()).hasBanners).toBe(false);
});

test('[4.22] [4.28] [4.20] a week: what is due on Monday is done and gone, and on Friday its result is there', async () => {
  // Later than whatever other tests have finished.
  const day = (number: number) => inDays(10 + number);
  const openOn = async (number: number) => {
    server.clock.now = day(number);
    ada = await openLearner(server);
  };
  const taskTitles = async () => {
    const { json } = await ada.get('/users/me/tasks');
    return (json['tasks'] as Array<{ title: string }>).map(({ title }) => title).toSorted();
  };
  const told = async () => {
    const { results, certificates } = await dashboardOf();
    return [
      ...results.filter(({ objective }) => objective.name === 'Bridges').map(() => 'result'),
      ...certificates.filter(({ courseName }) => courseName === 'Bridges').map(() => 'certificate'),
    ];
  };
  await openOn(0);
  const course = await insertCertifiedCourse(server, {
    course: { name: 'Bridges' },
    access: { dueDate: day(2), gradeRevealPolicy: 'afterDate', gradeRevealDate: day(4) },
    parts: [{ name: 'Quiz', type: 'lti', needsGrading: true, constraint: { due: day(1).toISOString() } }],
  });
  // Monday: nothing is begun; the course is what comes next, and both of its dates are tasks.
  expect(await nextName()).toBe('Bridges');
  expect(await taskTitles()).toEqual(['Bridges', 'Quiz']);
  const attempt = await takeCourse(server, ada, course, { share: 0.9 });
  await ada.submit(attempt);
  // Tuesday: it is done, so neither is a task any more, and nothing is left to go on with.
  await openOn(1);
  expect(await taskTitles()).toEqual([]);
  expect(await nextName()).toBeNull();
  expect(await told()).toEqual([]);
  // Friday: its result may be seen, and the certificate that would have told it.
  await openOn(4);
  expect(await told()).toEqual(['result', 'certificate']);
});
