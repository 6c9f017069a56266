import { randomBytes, randomUUID } from 'node:crypto';
import { CERTIFICATE_NUMBER_BYTES, certificateNumber } from '@lantern/domain/certificate/certificate-number';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app';
import { countedDatabase } from '../../../testing/attempts/counted-database';
import { openLearner } from '../../../testing/attempts/learner';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { NOON, openTestApp, SESSION_LIMITS, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH, type TestTenant } from '../../../testing/test-tenants';

const PATH = '/api/lms/v1/public/certificate-records';

let server: TestApp;
let number: string;
let id: string;

beforeAll(async () => {
  server = await openTestApp();
  const ada = await openLearner(server);
  const course = await insertCertifiedCourse(server);
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  const { json } = await ada.get('/certificate-records/query');
  const [certificate] = json['data'] as [{ id: string; certificateNumber: string }];
  ({ id, certificateNumber: number } = certificate);
});
beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
});
afterAll(() => server.close());

test('[2.16] [7.26] a visitor sees what the certificate prints, and nothing else of the person', async () => {
  const { status, json } = await server.ask(`${PATH}/${number}`);
  expect(status).toBe(200);
  expect(json).toEqual({
    certificateTemplate: { name: 'Certificate of completion', kind: 1 },
    objectiveId: expect.any(String),
    learnerName: 'Ada north',
    courseName: 'A short history of the book',
    courseLanguage: null,
    issuerName: 'North Academy',
    signerName: null,
    signerTitle: null,
    grade: 'A',
    score: 18,
    maxScore: 20,
    normalizedScore: 0.9,
    certificateNumber: number,
    created: NOON.toISOString(),
    expirationDate: null,
    revoked: null,
    issuedOn: '2026-03-02',
    expiresOn: null,
    externalUrl: null,
    certificatePdfUrl: null,
    certificatePngUrl: null,
    certificateThumbnailUrl: null,
    isBeingDrawn: true,
    certificateCardUrl: null,
    credentialUrl: null,
    badgeUrl: null,
    credentialTokenUrl: null,
    isCredentialGenuine: null,
  });
});

test.each([
  ['in small letters', () => number.toLowerCase()],
  ['without dashes', () => number.replaceAll('-', '')],
  ['with spaces', () => encodeURIComponent(number.replaceAll('-', ' '))],
  ['by its id (reading 9)', () => id],
])('[7.26] the certificate is found %s', async (_name, reference) => {
  expect((await server.ask(`${PATH}/${reference()}`)).json).toMatchObject({ certificateNumber: number });
});

type Unanswered = [name: string, reference: () => string, tenant: TestTenant];

const UNANSWERED: Unanswered[] = [
  ['an unknown number', () => certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES)), NORTH],
  ['an unknown id', () => randomUUID(), NORTH],
  ['one sign less', () => number.slice(0, -1), NORTH],
  ['no number at all', () => 'certificate', NORTH],
  ['an injection', () => encodeURIComponent(`' or 1 = 1 --`), NORTH],
  ['a character that cannot be kept', () => '%00', NORTH],
  ["another tenant's number", () => number, SOUTH],
  ["another tenant's id", () => id, SOUTH],
];

test.each(UNANSWERED)(
  '[7.26] %s is answered as any other that does not exist',
  async (_name, reference, tenant) => {
    const { status, json } = await server.ask(`${PATH}/${reference()}`, { tenant });
    expect(status).toBe(404);
    expect({ ...json, traceId: '' }).toEqual({
      type: 'about:blank',
      status: 404,
      code: 'notFound',
      title: expect.any(String),
      detail: expect.any(String),
      errors: {},
      traceId: '',
    });
  },
);

/** Nobody reads ten thousand lines of log. */
const quietApp = (db: Database) =>
  buildApp({
    db,
    files: server.files,
    clock: () => server.clock.now,
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
  });

test('[7.26] whatever is wrong with a number costs the database the same one look', async () => {
  const { db, take } = countedDatabase(server.db);
  const app = await quietApp(db);
  const looks = [];
  for (const [, reference, { host }] of UNANSWERED) {
    const ask = () => app.inject({ url: `${PATH}/${reference()}`, headers: { host } });
    // Whose host it is, is remembered from the first time.
    await ask();
    take();
    expect((await ask()).statusCode).toBe(404);
    looks.push(take());
  }
  expect(looks).toEqual(looks.map(() => [expect.stringContaining('from certificate_records')]));
  expect(new Set(looks.flat()).size).toBe(1);
  await app.close();
});

test('[7.26] one address may look up thirty a minute; ten thousand guesses find nothing', async () => {
  const app = await quietApp(server.db);
  const ask = (reference: string) =>
    app.inject({
      url: `${PATH}/${reference}`,
      headers: { host: `${NORTH.host}:8080` },
      remoteAddress: '198.51.100.7',
    });
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < 10_000; guess += 1) {
    const { statusCode } = await ask(certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES)));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 30, 429: 9970 });
  expect((await ask(number)).statusCode).toBe(429);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect((await ask(number)).statusCode).toBe(200);
  await app.close();
}, 120_000);

test('[8.7] a certificate that was taken back says so and offers no file', async () => {
  await server.db.query(
    sql`update certificate_records set rendered = ${NOON}, files_id = ${randomUUID()}, revoked = ${NOON}
         where certificate_number = ${number}`,
  );
  expect((await server.ask(`${PATH}/${number}`)).json).toMatchObject({
    revoked: NOON.toISOString(),
    certificatePdfUrl: null,
    certificateCardUrl: null,
    credentialUrl: null,
    badgeUrl: null,
  });
});
