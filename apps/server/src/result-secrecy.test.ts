import { randomUUID } from 'node:crypto';
import { type Call, fillPath } from '@lantern/contract/call';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gradeActivity } from './attempts/grading/grade-activity';
import { openLearner, type TestLearner } from '../testing/attempts/learner';
import { type CourseDifferences, insertTestCourse, type TestCourse } from '../testing/attempts/test-course';
import { insertTestScale } from '../testing/attempts/test-scale';
import { sql } from './db/sql';
import { revokeCertificate } from './store/certificates/certificate-drawing';
import { registeredCalls } from '../testing/registered-calls';
import { NOON, openTestApp, type TestApp } from '../testing/test-app';
import { NORTH } from '../testing/test-tenants';

const DAY_MS = 86_400_000;
const TOMORROW = new Date(NOON.getTime() + DAY_MS);
/** What would tell a result, wherever in an answer it stands. */
const TELLING = new Set(['score', 'normalizedScore', 'grade', 'passed', 'resultScore']);
const LIST = { 'users/me/objective-accesses/query': '?list=enrolled' };

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

type Taken = TestCourse & { attempt: string; ids: string[] };

/** A course of Ada's, finished with 17.31 of 19 points. */
async function taken({ access, course }: CourseDifferences): Promise<Taken> {
  const gradingScaleId = await insertTestScale(server.db);
  const made = await insertTestCourse(server.db, {
    course: { gradingScaleId, ...course },
    access: { ...access },
    parts: [{ name: 'Quiz', type: 'lti', needsGrading: true }],
  });
  const attempt = await ada.start(made.aggregateId);
  const { json } = await ada.startActivities(attempt, [made.part('1')]);
  const [quiz] = json['data'] as [{ id: string }]; // the one that was begun
  await gradeActivity(
    server.db,
    {
      tenantId: NORTH.id,
      activityWorkflowId: quiz.id,
      actor: 'tool',
      userId: null,
      score: 17.31,
      maxScore: 19,
    },
    { now: NOON, newId: randomUUID },
  );
  const submitted = await ada.submit(attempt);
  const { aggregateId, objectiveId, accessId } = made;
  const recordId = String(submitted.json['objectiveRecordId']);
  // The first two are those that others are looked for in.
  const ids = [attempt, aggregateId, objectiveId, accessId, recordId, quiz.id, made.part('1')];
  return { ...made, attempt, ids };
}

/** Every answer that the learner can get about a course, by its address: each call, with each id in each place. */
async function answersAbout({ ids }: Taken): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of registeredCalls().flatMap((call) => addressesOf(call, ids))) {
    const { status, text } = await ada.get(path);
    if (status === 200) answers.set(path, text);
  }
  return answers;
}

function addressesOf(call: Call, ids: string[]): string[] {
  const prefix = '/api/lms/v1';
  if (!call.path.startsWith(prefix) || call.audience === 'public') return [];
  if ('kind' in call) return ids.map((id) => `${call.path.slice(prefix.length)}/${id}`);
  if (call.method !== 'GET') return [];
  const [first, second] = Object.keys(call.params?.shape ?? {});
  const filled = (params: Record<string, string>) => fillPath(call.path, params).slice(prefix.length);
  if (first === undefined)
    return [`${filled({})}${Object.entries(LIST).find(([path]) => call.path.endsWith(path))?.[1] ?? ''}`];
  if (second === undefined) return ids.map((id) => filled({ [first]: id }));
  return ids.slice(0, 2).flatMap((one) => ids.map((other) => filled({ [first]: one, [second]: other })));
}

/** The certificates of a course, as their owner and as everybody sees them. */
async function certificatesOf({ objectiveId }: Taken): Promise<Map<string, string>> {
  const filter = encodeURIComponent(JSON.stringify(['objectiveId', '=', objectiveId]));
  const own = await ada.get(`/certificate-records/query?filter=${filter}`);
  const answers = new Map([['certificate-records', own.text]]);
  for (const { certificateNumber: number } of own.json['data'] as Array<{ certificateNumber: string }>) {
    const open = await server.ask(`/api/lms/v1/public/certificate-records/${number}`);
    expect(open.status).toBe(200);
    answers.set('public/certificate-records', open.text);
  }
  return answers;
}

/** What is told of one course alone, whatever other courses the lists hold. */
async function toldAbout(course: Taken): Promise<string[]> {
  const answers = await answersAbout(course);
  const own = [...answers].filter(([path]) => course.ids.some((id) => path.includes(id)));
  return tellers(new Map([...own, ...(await certificatesOf(course))]));
}

/** Where in an answer a result is told. */
function toldIn(value: unknown, about: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => toldIn(one, about));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    TELLING.has(key) && inner !== null && typeof inner !== 'object'
      ? [`${about} ${key}`]
      : toldIn(inner, about),
  );
}

function tellers(answers: Map<string, string>): string[] {
  return [...answers].flatMap(([path, text]) => {
    // 17.31 of 19 points are 0.911 of all, and 18.22 on a scale of 20.
    const numbers = /17\.31|0\.911|18\.22/.test(text) ? [`${path} a number`] : [];
    return [...toldIn(JSON.parse(text), path), ...numbers];
  });
}

test('[4.20] no answer of any call tells a result before its policy allows it, and then they do', async () => {
  // Where grades are never told a certificate is, without them: it would say that the course was passed.
  const never = await taken({ access: { gradeRevealPolicy: 'never' } });
  const later = await taken({
    access: { gradeRevealPolicy: 'afterDate', gradeRevealDate: TOMORROW },
    course: { certificateTemplates: [{ id: randomUUID(), name: 'Certificate' }] },
  });
  for (const course of [never, later]) {
    const answers = await answersAbout(course);
    expect(answers.size).toBeGreaterThan(12);
    expect(tellers(answers)).toEqual([]);
  }
  server.clock.now = TOMORROW;
  ada = await openLearner(server);
  const told = tellers(await answersAbout(later)).map((one) => one.split(' ').at(-1));
  expect(new Set(told)).toEqual(new Set(['score', 'normalizedScore', 'grade', 'passed', 'number']));
  const still = [...(await answersAbout(never))].filter(([path]) =>
    never.ids.some((id) => path.includes(id)),
  );
  expect(tellers(new Map(still))).toEqual([]);
});

const certified = () =>
  taken({ course: { certificateTemplates: [{ id: randomUUID(), name: 'Certificate' }] } });

test.each([
  ['attempt', (id: string) => sql`update objective_workflows set protect_results = true where id = ${id}`],
  [
    'result',
    (id: string) => sql`update objective_records set protect_results = true where workflow_id = ${id}`,
  ],
])(
  '[3.5] [3.6] reading 71: protected on the %s alone, no answer tells the result',
  async (_place, protect) => {
    const course = await certified();
    expect(await toldAbout(course)).not.toEqual([]);
    await server.db.query(protect(course.attempt));
    expect(await toldAbout(course)).toEqual([]);
    const { json } = await ada.get(`/users/me/objectives/${course.objectiveId}/objective-access`);
    expect(json['objectiveWorkflowAggregate']).toMatchObject({
      lastObjectiveWorkflow: { protectResults: true },
      lastObjectiveRecord: { protectResults: true },
    });
    const content = await ada.get(
      `/users/me/objective-workflows/${course.attempt}/activity/${course.part('1')}`,
    );
    expect(content.status).not.toBe(200);
  },
);

test('[3.6] reading 71: what an attempt hides stays hidden when the next one has begun', async () => {
  const course = await taken({ access: { retake: true } });
  await server.db.query(
    sql`update objective_workflows set protect_results = true where id = ${course.attempt}`,
  );
  await ada.start(course.aggregateId);
  expect(await toldAbout(course)).toEqual([]);
});

test('[8.7] reading 71: a certificate that was taken back tells no marks', async () => {
  const course = await certified();
  const own = (await certificatesOf(course)).get('certificate-records') ?? '';
  const certificateNumber = /"certificateNumber":"([^"]+)"/.exec(own)?.[1] ?? '';
  await revokeCertificate(server.db, { tenantId: NORTH.id, certificateNumber, now: NOON });
  const answers = await certificatesOf(course);
  expect(answers.size).toBe(2);
  expect(tellers(answers)).toEqual([]);
});

test('[4.20] reading 71: where grades are never told, a certificate does not say "passed" either', async () => {
  const certificateTemplates = [{ id: randomUUID(), name: 'Certificate' }];
  const course = await taken({ access: { gradeRevealPolicy: 'never' }, course: { certificateTemplates } });
  const answers = await certificatesOf(course);
  expect(answers.size).toBe(2);
  expect(tellers(answers)).toEqual([]);
});
