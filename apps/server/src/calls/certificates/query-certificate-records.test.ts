import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

type Listed = { certificateNumber: string; userId: string; courseName: string };

let server: TestApp;
let ada: TestLearner;
let ben: TestLearner;
const objectiveIds: string[] = [];

beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
  ben = await openLearner(server, BEN);
  for (const name of ['Risk', 'Books', 'Tides']) {
    server.clock.now = new Date(NOON.getTime() + objectiveIds.length * 60_000);
    const course = await insertCertifiedCourse(server, { course: { name } });
    objectiveIds.push(course.objectiveId);
    await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  }
  const course = await insertCertifiedCourse(server, { userId: BEN.id, course: { name: "Ben's" } });
  await ben.submit(await takeCourse(server, ben, course, { share: 0.9 }));
});
afterAll(() => server.close());

const asked = async (learner: TestLearner, query: Record<string, unknown>) => {
  const text = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return learner.get(`/certificate-records/query?${text.join('&')}`);
};
const listed = async (learner: TestLearner, query: Record<string, unknown> = {}) =>
  (await asked(learner, query)).json['data'] as Listed[];

test("[7.26] [9.10] the caller's certificates, the latest first", async () => {
  expect((await listed(ada)).map(({ courseName }) => courseName)).toEqual(['Tides', 'Books', 'Risk']);
});

test('[7.26] by course and user, latest first, as the course page asks', async () => {
  const filter = [['objectiveId', '=', objectiveIds[1]], 'and', ['userId', '=', ADA.id]];
  const sort = [{ selector: 'created', desc: true }];
  const { json } = await asked(ada, { filter, sort, requireTotalCount: true });
  expect(json).toMatchObject({ data: [{ courseName: 'Books', userId: ADA.id }], totalCount: 1 });
});

test('[7.26] by its number', async () => {
  const [latest] = await listed(ada);
  const found = await listed(ada, { filter: ['certificateNumber', '=', latest?.certificateNumber] });
  expect(found).toEqual([latest]);
});

test("[7.26] nobody else's, neither by number nor by user", async () => {
  const [bens] = await listed(ben);
  expect(await listed(ada, { filter: ['certificateNumber', '=', bens?.certificateNumber] })).toEqual([]);
  expect(await listed(ada, { filter: ['userId', '=', BEN.id] })).toEqual([]);
  expect(await listed(await openLearner(server, ADA, SOUTH))).toEqual([]);
});

test.each(['objectiveRecord.score', 'objectiveRecord.grade', 'signerName'])(
  '[7.26] %s is no field to filter by',
  async (field) => {
    const { status, json } = await asked(ada, { filter: [field, '=', 'x'] });
    expect(status).toBe(400);
    expect(json['errors']).toHaveProperty([field]);
  },
);

test('[6.5] a visitor is asked to sign in', async () => {
  expect((await server.ask('/api/lms/v1/certificate-records/query', { tenant: NORTH })).status).toBe(401);
});
