import { randomUUID } from 'node:crypto';
import { type JWK, compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLearner, openLearner } from '../../testing/attempts/learner';
import { insertCertifiedCourse, newTemplate, takeCourse } from '../../testing/certificates/certified-course';
import { NOON, type TestApp, openTestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { runNextJob } from '../jobs/run-next-job';
import type { FileStorage } from '../storage/file-storage';
import { redrawCertificates, revokeCertificate } from '../store/certificates/certificate-drawing';
import { claimJob } from '../store/platform/jobs';
import { type CertificateEngine, createCertificateEngine } from './artwork/certificate-engine';
import { type DrawingDeps, drawingWork } from './draw-certificate';
import { newCertificateNumber } from './issue-certificates';

let server: TestApp;
let ada: TestLearner;
let deps: DrawingDeps;
/** Draws nothing: what a certificate looks like is shown in artwork/, and here once. */
const blankEngine: CertificateEngine = {
  render: async () => ({
    pdf: Buffer.from('%PDF-'),
    png: Buffer.from('png'),
    thumbnail: Buffer.from('thumbnail'),
    card: Buffer.from('card'),
    pdfCpuMs: 0,
  }),
  close: async () => undefined,
};

beforeAll(async () => {
  server = await openTestApp();
  const { db, files, clock } = server;
  deps = {
    db,
    files,
    clock: () => clock.now,
    engine: blankEngine,
    origin: 'http://localhost:8080',
  };
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
  while (await claim(NOON)) {
    // What a test before this one left.
  }
});
afterAll(() => server.close());

const drawNext = (drawing: DrawingDeps) =>
  runNextJob({ ...drawing, log: server.app.log }, [drawingWork(drawing)]);
const claim = (now: Date) => claimJob(server.db, [drawingWork(deps)], { now, claim: randomUUID() });

type Certificate = {
  id: string;
  certificateNumber: string;
  certificatePdfUrl: string | null;
  certificateThumbnailUrl: string | null;
};

async function passedCourse(
  differs: Parameters<typeof insertCertifiedCourse>[1] = {},
): Promise<() => Promise<Certificate>> {
  const course = await insertCertifiedCourse(server, differs);
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  const filter = encodeURIComponent(JSON.stringify(['objectiveId', '=', course.objectiveId]));
  return async () => {
    const { json } = await ada.get(`/certificate-records/query?filter=${filter}`);
    return (json['data'] as [Certificate])[0]; // one course, one certificate
  };
}

const folder = (number: string) => `/api/lms-storage/v1/certificates/${number}`;

test('[3.11] what was issued is drawn once, kept, and served to everybody with the number', async () => {
  const certificate = await passedCourse();
  const { certificateNumber: number, certificatePdfUrl } = await certificate();
  expect(certificatePdfUrl).toBeNull();
  expect((await server.ask(`${folder(number)}/certificate.pdf`)).status).toBe(404);
  const engine = createCertificateEngine();
  expect(await drawNext({ ...deps, engine })).toBe(true);
  expect(await drawNext({ ...deps, engine })).toBe(false);
  await engine.close();

  const { certificatePdfUrl: url } = await certificate();
  const pdf = await server.ask(url ?? '');
  expect(pdf.status).toBe(200);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(pdf.text.startsWith('%PDF-')).toBe(true);
  for (const file of ['certificate.png', 'card.png', 'credential.jwt', 'credential.json', 'badge.png']) {
    expect((await server.ask(`${folder(number)}/${file}`)).status).toBe(200);
  }
  const { json } = await server.ask(`/api/lms/v1/public/certificate-records/${number}`);
  expect(json).toMatchObject({
    isCredentialGenuine: true,
    certificateCardUrl: `${folder(number)}/card.png`,
    badgeUrl: `${folder(number)}/badge.png`,
  });
  const { json: envelope } = await server.ask(`${folder(number)}/credential.json`);
  expect(envelope).toMatchObject({ type: 'EnvelopedVerifiableCredential' });
});

test.each([
  ['the thumbnail', 'thumbnail', ''],
  ['the whole picture of what was drawn before there were thumbnails', 'png', '/thumbnail.png'],
])('[3.11] lists show %s', async (_title, text, missing) => {
  const certificate = await passedCourse();
  const put: FileStorage['put'] = async (key, bytes) =>
    missing && key.endsWith(missing) ? 0 : server.files.put(key, bytes);
  await drawNext({ ...deps, files: { ...server.files, put } });
  const { certificateThumbnailUrl } = await certificate();
  expect(await server.ask(certificateThumbnailUrl ?? '')).toMatchObject({ status: 200, text });
});

test('[3.11] other files, other numbers and other tenants are not there', async () => {
  const certificate = await passedCourse();
  await drawNext(deps);
  const { certificateNumber: number } = await certificate();
  for (const path of [
    `${folder(number)}/secret.txt`,
    `${folder(number)}/toString`,
    `${folder(randomUUID())}/card.png`,
  ])
    expect((await server.ask(path)).status).toBe(404);
  expect((await server.ask(`${folder(number)}/card.png`, { tenant: SOUTH })).status).toBe(404);
});

test('[7.26] who guesses a number too many gets no file of the right one either, for a minute', async () => {
  const certificate = await passedCourse();
  await drawNext(deps);
  const { certificateNumber } = await certificate();
  const ask = async (number: string) =>
    server.app.inject({
      url: `${folder(number)}/certificate.pdf`,
      headers: { host: NORTH.host },
      remoteAddress: '198.51.100.8',
    });
  for (let guess = 0; guess < 30; guess += 1)
    expect((await ask(newCertificateNumber())).statusCode).toBe(404);
  expect((await ask(certificateNumber)).statusCode).toBe(200);
  expect((await ask(newCertificateNumber())).statusCode).toBe(429);
  expect((await ask(certificateNumber)).statusCode).toBe(429);
  server.clock.now = new Date(NOON.getTime() + 60_000);
  expect((await ask(certificateNumber)).statusCode).toBe(200);
});

test('[4.6] what is kept elsewhere is not drawn', async () => {
  await passedCourse({
    templates: [newTemplate({ kind: 'external', externalUrl: 'https://badges.test/x' })],
  });
  expect(await claim(NOON)).toBeNull();
});

test('[3.11] two servers never draw the same; what a dead one had claimed is claimed again', async () => {
  await passedCourse();
  await passedCourse();
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(NOON)));
  const ids = claims.flatMap((claim) => (claim ? [claim.key] : []));
  expect(new Set(ids).size).toBe(2);
  expect(ids).toHaveLength(2);
  expect(await claim(new Date(NOON.getTime() + 59_000))).toBeNull();
  expect(await claim(new Date(NOON.getTime() + 60_000))).not.toBeNull();
});

test('[3.11] one that cannot be drawn is told, holds up no other, and is tried again later', async () => {
  const certificate = await passedCourse();
  const broken = { ...deps.engine, render: () => Promise.reject(new Error('no ink')) };
  expect(await drawNext({ ...deps, engine: broken })).toBe(true);
  expect(server.logs.some(({ msg }) => msg === 'a job failed')).toBe(true);
  expect((await certificate()).certificatePdfUrl).toBeNull();
  server.clock.now = new Date(NOON.getTime() + 60_000);
  while (await drawNext(deps)) {
    // What other tests claimed is due again too.
  }
  expect((await certificate()).certificatePdfUrl).not.toBeNull();
});

test('[8.7] taken back, it has no files any more; drawn anew, it keeps the old ones until then', async () => {
  const certificate = await passedCourse();
  await drawNext(deps);
  const { certificateNumber, certificatePdfUrl: url } = await certificate();
  const which = { tenantId: NORTH.id, certificateNumber, now: NOON };
  expect(await redrawCertificates(server.db, which)).toBe(1);
  expect((await server.ask(url ?? '')).status).toBe(200);
  await drawNext(deps);
  expect((await server.ask(url ?? '')).status).toBe(200);
  expect(await revokeCertificate(server.db, { ...which, tenantId: SOUTH.id })).toBeNull();
  expect(await revokeCertificate(server.db, which)).toEqual({ revoked: NOON });
  expect((await server.ask(url ?? '')).status).toBe(404);
});

test.each([
  [
    'the result protected',
    (id: string) => sql`update objective_records set protect_results = true
      where (tenant_id, id) in (select tenant_id, record_id from certificate_records where id = ${id})`,
  ],
  [
    'the policy "never"',
    (id: string) => sql`update objective_workflow_aggregates set grade_reveal_policy = 'never'
      where (tenant_id, id) in (select r.tenant_id, r.aggregate_id from certificate_records c
        join objective_records r on r.tenant_id = c.tenant_id and r.id = c.record_id where c.id = ${id})`,
  ],
])(
  '[3.6] reading 71: %s later, what was drawn with marks is gone, and drawn anew without',
  async (_name, hide) => {
    const certificate = await passedCourse();
    await drawNext(deps);
    const { id, certificateNumber } = await certificate();
    const badge = async () => {
      const { text } = await server.ask(`${folder(certificateNumber)}/credential.jwt`);
      return decodeJwt(text)['credentialSubject'];
    };
    expect(await badge()).toHaveProperty('result');
    await server.db.query(hide(id));
    for (const file of ['certificate.pdf', 'certificate.png', 'credential.jwt', 'credential.json'])
      expect((await server.ask(`${folder(certificateNumber)}/${file}`)).status).toBe(404);
    expect(await drawNext(deps)).toBe(true);
    expect(await badge()).not.toHaveProperty('result');
  },
);

test('[8.7] whoever checks the credential elsewhere learns that it was taken back', async () => {
  const certificate = await passedCourse();
  const { certificateNumber } = await certificate();
  const status = async () => {
    const { status: code, text } = await server.ask(`${folder(certificateNumber)}/status.jwt`);
    return { code, said: code === 200 ? decodeJwt(text)['credentialSubject'] : null };
  };
  expect((await status()).code).toBe(404);
  await drawNext(deps);
  const before = await status();
  expect(before.code).toBe(200);
  await revokeCertificate(server.db, { tenantId: NORTH.id, certificateNumber, now: NOON });
  const after = await status();
  expect(after.code).toBe(200);
  expect(after.said).not.toEqual(before.said);
  const { json } = await server.ask(`/api/lms/v1/public/certificate-records/${certificateNumber}`);
  expect(json).toMatchObject({ revoked: NOON.toISOString(), isCredentialGenuine: null, credentialUrl: null });
});

test('[3.11] the issuer is the address by which the tenant is asked, port and all', async () => {
  const certificate = await passedCourse();
  await drawNext({ ...deps, origin: 'https://lantern.test:8443' });
  const { certificateNumber } = await certificate();
  const token = (await server.ask(`${folder(certificateNumber)}/credential.jwt`)).text;
  expect(decodeJwt(token).iss).toBe(`https://${NORTH.host}:8443`);
});

test('[3.11] the credential names the key that checks it, alone and in the set', async () => {
  const certificate = await passedCourse();
  await drawNext(deps);
  const { certificateNumber } = await certificate();
  const token = (await server.ask(`${folder(certificateNumber)}/credential.jwt`)).text;
  const { kid = '' } = decodeProtectedHeader(token);
  const { json: key } = await server.ask(new URL(kid).pathname);
  const verified = await compactVerify(token, await importJWK(key as JWK, 'RS256'));
  expect(JSON.parse(Buffer.from(verified.payload).toString())).toMatchObject({
    iss: `https://${NORTH.host}`,
  });
  const { json: set } = await server.ask('/api/lms/v1/public/credential-keys');
  expect(set).toEqual({ keys: [key] });
  expect(Object.keys(key)).not.toContain('d');
  for (const path of ['/api/lms/v1/public/credential-keys/other', new URL(kid).pathname])
    expect((await server.ask(path, { tenant: SOUTH })).status).toBe(404);
});
