import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';
import { type CredentialKey, credentialKey } from './credential-key';
import { isGenuineCredential, signCredential, signStatus } from './sign-credential';

const CREATED = new Date('2026-03-02T12:00:00.617Z');
const TEMPLATE_ID = '0b000000-0000-4000-8000-000000000801';
const ACHIEVEMENT = `https://learn.test/api/lms/v1/public/achievements/${TEMPLATE_ID}`;
const FACTS = {
  origin: 'https://learn.test',
  issuerName: 'North Academy',
  certificateNumber: '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV',
  templateId: TEMPLATE_ID,
  description: 'From clay tablets to the printed page.',
  courseCode: 'HIS-101',
  locale: 'en-US',
  learnerName: 'أميرة حداد',
  courseName: 'A short history of the book',
  templateName: 'Certificate of completion',
  normalizedScore: 0.92,
  created: CREATED,
  expirationDate: new Date('2099-03-02T12:00:00.617Z'),
};
const PAGE = `https://learn.test/learn/certificate/${FACTS.certificateNumber}`;

let server: TestApp;
let key: CredentialKey;
let token: string;
beforeAll(async () => {
  server = await openTestApp();
  key = await credentialKey(server.db, NORTH.id, CREATED);
  token = await signCredential(FACTS, key);
});
afterAll(() => server.close());

/** What the dates of a credential must be by its claims. */
function datesOf({ nbf = 0, exp = 0 }: jsonwebtoken.JwtPayload) {
  const written = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');
  return { validFrom: written(nbf), validUntil: written(exp) };
}

const published = () => createPublicKey({ key: key.publicKey as JsonWebKey, format: 'jwk' });

test('[3.11] another library verifies the credential with the published key, and reads the certificate in it', () => {
  const verified = jsonwebtoken.verify(token, published(), { algorithms: ['RS256'], issuer: FACTS.origin });
  expect(verified).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('ob/v3p0')],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { name: 'North Academy' },
    credentialSubject: {
      identifier: [{ identityType: 'name', identityHash: FACTS.learnerName }],
      result: [{ value: '92' }],
    },
  });
});

test('[3.11] its claims are those of the credential, to the second', () => {
  const verified = jsonwebtoken.verify(token, published());
  expect(verified).toMatchObject({
    iss: FACTS.origin,
    jti: PAGE,
    sub: `${PAGE}#learner`,
    nbf: Date.UTC(2026, 2, 2, 12) / 1000,
    exp: Date.UTC(2099, 2, 2, 12) / 1000,
    id: PAGE,
    issuer: { id: FACTS.origin },
    credentialSubject: { id: `${PAGE}#learner` },
    validFrom: '2026-03-02T12:00:00Z',
    validUntil: '2099-03-02T12:00:00Z',
  });
  expect(verified).not.toHaveProperty('iat');
});

test('[3.11] without an end it has no exp', async () => {
  const forEver = await signCredential({ ...FACTS, expirationDate: null }, key);
  const verified = jsonwebtoken.verify(forEver, published());
  expect(verified).not.toHaveProperty('exp');
  expect(verified).not.toHaveProperty('validUntil');
});

test('[3.11] what was achieved has an address, a description and a picture of its own, without a person', () => {
  const { credentialSubject } = jsonwebtoken.verify(token, published()) as jsonwebtoken.JwtPayload; // an object was signed
  expect(credentialSubject.achievement).toEqual({
    id: ACHIEVEMENT,
    type: ['Achievement'],
    achievementType: 'Certificate',
    name: FACTS.courseName,
    description: FACTS.description,
    humanCode: 'HIS-101',
    criteria: { narrative: 'The course “A short history of the book” was passed.' },
    image: {
      id: `https://learn.test/api/lms-storage/v1/achievements/${TEMPLATE_ID}/badge.png`,
      type: 'Image',
      caption: FACTS.courseName,
    },
    creator: { id: FACTS.origin, type: ['Profile'], name: 'North Academy', url: FACTS.origin },
    resultDescription: [
      {
        id: `${ACHIEVEMENT}#score`,
        type: ['ResultDescription'],
        name: 'Score',
        resultType: 'Percent',
        valueMin: '0',
        valueMax: '100',
      },
    ],
  });
  expect(credentialSubject.result).toEqual([
    { type: ['Result'], resultDescription: `${ACHIEVEMENT}#score`, value: '92' },
  ]);
});

test('[3.11] a score that is not told is not described either, and what has no description has its name', async () => {
  const secret = await signCredential(
    { ...FACTS, normalizedScore: null, description: '', courseCode: '', locale: 'ar' },
    key,
  );
  const { credentialSubject } = jsonwebtoken.verify(secret, published()) as jsonwebtoken.JwtPayload; // an object was signed
  expect(credentialSubject).not.toHaveProperty('result');
  expect(credentialSubject.achievement).not.toHaveProperty('resultDescription');
  expect(credentialSubject.achievement).not.toHaveProperty('humanCode');
  expect(credentialSubject.achievement).toMatchObject({
    description: FACTS.courseName,
    criteria: { narrative: expect.stringContaining('اجتياز') },
  });
});

test('[3.11] its header says where the key is to be had', () => {
  const { header } = jsonwebtoken.decode(token, { complete: true }) ?? {};
  expect(header).toEqual({
    alg: 'RS256',
    typ: 'JWT',
    kid: `https://learn.test/api/lms/v1/public/credential-keys/${key.kid}`,
  });
});

test.each([
  ['one that stands', null, 0],
  ['one that was taken back', new Date('2026-04-01T12:00:00Z'), 1],
])('[8.7] the status of %s, at the address that the credential names', async (_name, revoked, bit) => {
  const badge = jsonwebtoken.verify(token, published());
  const now = new Date();
  const status = jsonwebtoken.verify(await signStatus({ ...FACTS, revoked, now }, key), published());
  const place = `https://learn.test/api/lms-storage/v1/certificates/${FACTS.certificateNumber}/status.jwt`;
  expect(badge).toMatchObject({
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '0',
      statusListCredential: place,
    },
  });
  expect(status).toMatchObject({
    id: place,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    iss: FACTS.origin,
    jti: place,
    sub: `${place}#list`,
    nbf: Math.floor((revoked ?? CREATED).getTime() / 1000),
    exp: Math.floor(now.getTime() / 1000) + 86_400,
    issuer: { id: FACTS.origin },
    credentialSubject: {
      id: `${place}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: 300_000,
      encodedList: expect.stringMatching(/^u/),
    },
  });
  expect(status).toMatchObject(datesOf(status as jsonwebtoken.JwtPayload)); // an object was signed
  const { credentialSubject } = status as unknown as { credentialSubject: { encodedList: string } }; // matched above
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
  expect(bits).toHaveLength(16_384);
  expect(bits.readUInt8(0) >> 7).toBe(bit);
});

test('[3.11] one changed byte anywhere, and it verifies no longer', async () => {
  expect(await isGenuineCredential(token, key)).toBe(true);
  const [header = '', payload = ''] = token.split('.');
  for (const at of [3, header.length + 20, header.length + payload.length + 30]) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(await isGenuineCredential(changed, key)).toBe(false);
    expect(() => jsonwebtoken.verify(changed, published(), { algorithms: ['RS256'] })).toThrow(
      /invalid|Unexpected|JSON/,
    );
  }
});

test('[3.11] without a signature, or with the key of somebody else, it is nobody’s', async () => {
  const unsigned = jsonwebtoken.sign({ iss: FACTS.origin }, null, { algorithm: 'none' });
  expect(await isGenuineCredential(unsigned, key)).toBe(false);
  const forged = jsonwebtoken.sign({ iss: FACTS.origin }, 'a secret', { algorithm: 'HS256', keyid: key.kid });
  expect(await isGenuineCredential(forged, key)).toBe(false);
});

test('[3.11] servers that need the first key at once agree on one', async () => {
  const db = server.db;
  const keys = await Promise.all(
    Array.from({ length: 4 }, () => credentialKey(db, '20000000-0000-4000-8000-000000000001', CREATED)),
  );
  const again = await credentialKey(db, '20000000-0000-4000-8000-000000000001', CREATED);
  expect(new Set(keys.map(({ kid }) => kid))).toEqual(new Set([again.kid]));
});
