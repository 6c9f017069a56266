import { gunzipSync } from 'node:zlib';
import { createRemoteJWKSet, decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner } from '../../testing/attempts/learner';
import { sql } from '../db/sql';
import { revokeCertificate } from '../store/certificates/certificate-drawing';
import { insertDomains } from '../store/setup/tenant-setup';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { createCertificateEngine } from './artwork/certificate-engine';
import { runNextJob } from '../jobs/run-next-job';
import { drawingWork } from './draw-certificate';
import { insertCertifiedCourse, newTemplate, takeCourse } from '../../testing/certificates/certified-course';
import { textChunksOf } from '../../testing/certificates/text-chunks';

const TEMPLATE = newTemplate();
const DESCRIPTION = 'From clay tablets to the printed page.';

type Certificate = { certificateNumber: string; certificateTemplate: { id: string } };

let server: TestApp;
let origin: string;
let number: string;

/** A server that listens, on which Ada has passed a course; the verifier knows the badge and the network alone. */
beforeAll(async () => {
  server = await openTestApp();
  const { db, files, app } = server;
  server.clock.now = new Date();
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await db.query(sql`update tenants set is_fallback = true where id = ${NORTH.id}`);
  await insertDomains(db, NORTH.id, ['127.0.0.1']);
  const ada = await openLearner(server);
  const course = await insertCertifiedCourse(server, {
    templates: [TEMPLATE, newTemplate({ state: 'draft' }), newTemplate({ kind: 'external' })],
    course: { description: DESCRIPTION, code: 'HIS-101' },
  });
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  const engine = createCertificateEngine();
  const clock = () => server.clock.now;
  await runNextJob({ db, clock, log: app.log }, [drawingWork({ db, files, engine, clock, origin })]);
  await engine.close();
  const { json } = await ada.get('/certificate-records/query');
  const certificates = json['data'] as Certificate[]; // the call's own schema
  const drawn = certificates.find(({ certificateTemplate }) => certificateTemplate.id === TEMPLATE.id);
  number = drawn?.certificateNumber ?? '';
});
afterAll(() => server.close());

/** As a page of another site fetches: what is not open to it, it does not get. */
async function fetched(address: string): Promise<Response> {
  const response = await fetch(address, { headers: { origin: 'https://verifier.test' } });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  return response;
}

const fileOf = (name: string) => `${origin}/api/lms-storage/v1/certificates/${number}/${name}`;

async function keyOf(token: string) {
  const { kid = '' } = decodeProtectedHeader(token);
  return importJWK((await (await fetched(kid)).json()) as JWK, 'RS256'); // what the address of a key answers
}

type Badge = {
  id: string;
  issuer: { id: string };
  credentialStatus: { statusListCredential: string; statusListIndex: string };
  credentialSubject: {
    id: string;
    achievement: { id: string; name: string; image: { id: string }; resultDescription: unknown };
  };
};

async function verifiedBadge(): Promise<{ badge: Badge; token: string }> {
  const token = await (await fetched(fileOf('credential.jwt'))).text();
  const { payload } = await jwtVerify<Badge>(token, await keyOf(token), { issuer: origin });
  return { badge: payload, token };
}

test('[3.11] a foreign verifier takes the key from the credential, alone or in the set, and believes its claims', async () => {
  const { badge, token } = await verifiedBadge();
  const keys = createRemoteJWKSet(new URL(`${origin}/api/lms/v1/public/credential-keys`));
  const { payload } = await jwtVerify(token, keys, {
    issuer: badge.issuer.id,
    subject: badge.credentialSubject.id,
  });
  expect(payload.jti).toBe(badge.id);
  const envelope: unknown = await (await fetched(fileOf('credential.json'))).json();
  expect(envelope).toMatchObject({ id: `data:application/vc+jwt,${token}` });
});

test('[3.11] what was achieved is at its address, with a picture that names nobody', async () => {
  const { badge } = await verifiedBadge();
  const { achievement } = badge.credentialSubject;
  const response = await fetched(achievement.id);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const described: unknown = await response.json();
  expect(described).toEqual({
    '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('ob/v3p0')],
    ...achievement,
  });
  expect(described).toMatchObject({
    type: ['Achievement'],
    name: 'A short history of the book',
    description: DESCRIPTION,
    humanCode: 'HIS-101',
    creator: { id: origin, name: NORTH.productTitle },
  });
  expect(JSON.stringify(described)).not.toContain('Ada');

  const picture = await fetched(achievement.image.id);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await picture.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([600, 600]);
  expect(textChunksOf(png)).toEqual([]);
  const etag = picture.headers.get('etag') ?? '';
  expect((await fetch(achievement.image.id, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('[3.11] the baked picture holds the credential, uncompressed, once', async () => {
  const response = await fetched(fileOf('badge.png'));
  expect(response.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const { token } = await verifiedBadge();
  expect(textChunksOf(png)).toEqual([{ keyword: 'openbadgecredential', isCompressed: false, text: token }]);
});

test('[3.11] a template that is a draft, or of somebody else’s making, is no achievement to read of', async () => {
  const rows = await server.db.query<{ id: string }>(
    sql`select id from certificate_templates where tenant_id = ${NORTH.id} and id <> ${TEMPLATE.id}`,
  );
  expect(rows).toHaveLength(2);
  for (const { id } of rows) {
    expect((await fetched(`${origin}/api/lms/v1/public/achievements/${id}`)).status).toBe(404);
    expect((await fetched(`${origin}/api/lms-storage/v1/achievements/${id}/badge.png`)).status).toBe(404);
  }
  expect((await fetched(`${origin}/api/lms-storage/v1/achievements/nobody/badge.png`)).status).toBe(404);
});

test('[8.7] the bit of the status list turns when the certificate is taken back', async () => {
  const { badge } = await verifiedBadge();
  const { statusListCredential, statusListIndex } = badge.credentialStatus;
  const bit = async () => {
    const response = await fetched(statusListCredential);
    expect(response.headers.get('content-type')).toBe('application/vc+jwt');
    const token = await response.text();
    const { payload } = await jwtVerify<{ credentialSubject: { id: string; encodedList: string } }>(
      token,
      await keyOf(token),
      { issuer: origin },
    );
    expect(payload.sub).toBe(payload.credentialSubject.id);
    const bits = gunzipSync(Buffer.from(payload.credentialSubject.encodedList.slice(1), 'base64url'));
    const index = Number(statusListIndex);
    return (bits.readUInt8(index >> 3) >> (7 - (index % 8))) & 1;
  };
  expect(await bit()).toBe(0);
  await revokeCertificate(server.db, {
    tenantId: NORTH.id,
    certificateNumber: number,
    now: server.clock.now,
  });
  expect(await bit()).toBe(1);
  for (const file of ['credential.jwt', 'credential.json', 'badge.png', 'certificate.png'])
    expect((await fetched(fileOf(file))).status).toBe(404);
});
