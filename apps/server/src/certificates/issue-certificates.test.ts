import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { sql } from '../db/sql';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { insertCertifiedCourse, newTemplate, takeCourse } from '../../testing/certificates/certified-course';

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

type Certificate = Record<string, unknown> & { certificateNumber: string };

async function certificatesOf(objectiveId: string): Promise<Certificate[]> {
  const filter = encodeURIComponent(JSON.stringify(['objectiveId', '=', objectiveId]));
  const { json } = await ada.get(`/certificate-records/query?filter=${filter}`);
  return json['data'] as Certificate[]; // the call's own schema
}

test('[3.11] [4.6] a pass gives each active template of the course its certificate, with what it prints', async () => {
  const course = await insertCertifiedCourse(server, {
    templates: [
      newTemplate({ name: 'Certificate of completion', validMonths: 24, signerName: 'Helene Marchetti' }),
      newTemplate({ name: 'Badge', kind: 'external', externalUrl: 'https://badges.test/book' }),
      newTemplate({ name: 'Not yet', state: 'draft' }),
      newTemplate({ name: 'No longer', state: 'archived' }),
    ],
  });
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  const certificates = await certificatesOf(course.objectiveId);
  expect(certificates).toHaveLength(2);
  expect(certificates).toContainEqual(
    expect.objectContaining({
      certificateNumber: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){6}$/),
      certificateTemplate: expect.objectContaining({ name: 'Certificate of completion', kind: 1 }),
      learnerName: 'Ada north',
      courseName: 'A short history of the book',
      created: NOON.toISOString(),
      expirationDate: '2028-03-02T12:00:00.000Z',
      issuedOn: '2026-03-02',
      expiresOn: '2028-03-02',
      normalizedPassingScore: 0.5,
      externalUrl: null,
      objectiveRecord: expect.objectContaining({ score: 18, maxScore: 20, normalizedScore: 0.9, grade: 'A' }),
    }),
  );
  expect(certificates).toContainEqual(
    expect.objectContaining({
      certificateTemplate: expect.objectContaining({ name: 'Badge', kind: 2 }),
      externalUrl: 'https://badges.test/book',
      expirationDate: null,
      certificatePdfUrl: null,
    }),
  );
});

test('[3.11] fifty finishes of one attempt at once give one certificate', async () => {
  const course = await insertCertifiedCourse(server);
  const id = await takeCourse(server, ada, course, { share: 0.9 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ada.submit(id)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await certificatesOf(course.objectiveId)).toHaveLength(1);
});

test('[4.6] a failed attempt gives nothing; a later pass does, and a pass after that gives another', async () => {
  const course = await insertCertifiedCourse(server);
  const attempt = async (share: number) => ada.submit(await takeCourse(server, ada, course, { share }));
  await attempt(0.4);
  expect(await certificatesOf(course.objectiveId)).toEqual([]);
  await attempt(0.5);
  const [first] = await certificatesOf(course.objectiveId);
  server.clock.now = new Date(NOON.getTime() + 60_000);
  await attempt(0.2);
  await attempt(1);
  const [latest, earlier, ...more] = await certificatesOf(course.objectiveId);
  expect(more).toEqual([]);
  expect(earlier).toEqual(first);
  expect(latest?.certificateNumber).not.toBe(first?.certificateNumber);
});

test('[4.6] reading 22: a protected result gives none', async () => {
  const course = await insertCertifiedCourse(server);
  const id = await takeCourse(server, ada, course, { share: 1 });
  await server.db.query(
    sql`update objective_workflows set protect_results = true where tenant_id = ${NORTH.id} and id = ${id}`,
  );
  expect((await ada.submit(id)).status).toBe(200);
  expect(await certificatesOf(course.objectiveId)).toEqual([]);
});

test('[4.20] before the day of the result nothing tells of the certificate, from then on it is there', async () => {
  const gradeRevealDate = new Date(NOON.getTime() + 3_600_000);
  const access = { gradeRevealPolicy: 'afterDate' as const, gradeRevealDate };
  const course = await insertCertifiedCourse(server, { access });
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  server.clock.now = new Date(gradeRevealDate.getTime() - 1);
  expect(await certificatesOf(course.objectiveId)).toEqual([]);
  server.clock.now = gradeRevealDate;
  expect(await certificatesOf(course.objectiveId)).toMatchObject([{ objectiveRecord: { grade: 'A' } }]);
});

test('[4.20] where grades are never shown, the certificate stands without them', async () => {
  const course = await insertCertifiedCourse(server, { access: { gradeRevealPolicy: 'never' } });
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  expect(await certificatesOf(course.objectiveId)).toMatchObject([
    { objectiveRecord: { grade: null, score: null, maxScore: null, normalizedScore: null } },
  ]);
});
