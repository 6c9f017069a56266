import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openBadge } from './open-badge';

// Open Badges 3.0 as its data model has it, for what we write: what must be there is there, nothing else is, and each
// text is of the form that it asks for.
const uri = z.url();
const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));
const typed = (...types: string[]) =>
  z.tuple([z.literal(types[0] ?? ''), ...types.slice(1).map((type) => z.literal(type))]);

const profile = z.strictObject({ id: uri, type: typed('Profile'), name: z.string(), url: uri });
const resultDescription = z.strictObject({
  id: uri,
  type: typed('ResultDescription'),
  name: z.string(),
  resultType: z.literal('Percent'),
  valueMin: z.string(),
  valueMax: z.string(),
});
const achievement = z.strictObject({
  id: uri,
  type: typed('Achievement'),
  achievementType: z.literal('Certificate'),
  name: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  humanCode: z.optional(z.string()),
  criteria: z.strictObject({ narrative: z.string() }),
  image: z.strictObject({ id: uri, type: z.literal('Image'), caption: z.string() }),
  creator: profile,
  resultDescription: z.optional(z.array(resultDescription)),
});
const identity = z.strictObject({
  type: z.literal('IdentityObject'),
  identityType: z.literal('name'),
  identityHash: z.string(),
  hashed: z.literal(false),
});
const badge = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.string().check(z.regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.\d+\.\d+\.json$/)),
  ]),
  id: uri,
  type: typed('VerifiableCredential', 'OpenBadgeCredential'),
  name: z.string(),
  issuer: profile,
  validFrom: instant,
  validUntil: z.optional(instant),
  awardedDate: instant,
  credentialStatus: z.strictObject({
    id: uri,
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().check(z.regex(/^\d+$/)),
    statusListCredential: uri,
  }),
  credentialSchema: z.array(z.strictObject({ id: uri, type: z.literal('1EdTechJsonSchemaValidator2019') })),
  credentialSubject: z.strictObject({
    id: uri,
    type: typed('AchievementSubject'),
    identifier: z.array(identity),
    achievement,
    result: z.optional(
      z.array(z.strictObject({ type: typed('Result'), resultDescription: uri, value: z.string() })),
    ),
  }),
  evidence: z.array(z.strictObject({ id: uri, type: typed('Evidence'), name: z.string() })),
});

const FACTS = {
  origin: 'https://learn.test',
  issuerName: 'North Academy',
  certificateNumber: '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV',
  templateId: '0b000000-0000-4000-8000-000000000801',
  description: 'From clay tablets to the printed page.',
  courseCode: 'HIS-101',
  locale: 'en-US',
  learnerName: 'Ada',
  courseName: 'A short history of the book',
  templateName: 'Certificate of completion',
  normalizedScore: 0.92,
  created: new Date('2026-03-02T12:00:00.617Z'),
  expirationDate: new Date('2027-03-02T12:00:00.617Z'),
};

test.each([
  ['with a score and an end', FACTS],
  ['without', { ...FACTS, normalizedScore: null, expirationDate: null, courseCode: '', description: '' }],
])('[3.11] a badge %s has the form of Open Badges 3.0', (_name, facts) => {
  const read = z.safeParse(badge, JSON.parse(JSON.stringify(openBadge(facts))));
  expect(read.error?.issues).toBeUndefined();
});
