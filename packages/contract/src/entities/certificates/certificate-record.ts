import { CERTIFICATE_KIND_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant, language } from '../../call';
import { coded } from '../../coded';
import { objectiveRecord } from '../objective-access';

const standing = {
  courseName: z.string(),
  courseLanguage: language,
  certificateNumber: z.string(),
  created: instant,
  /** The instant at which it runs out; null for never. */
  expirationDate: z.nullable(instant),
  /** When it was taken back; null as long as it was not. */
  revoked: z.nullable(instant),
  /** As printed: the learner's calendar days. */
  issuedOn: z.iso.date(),
  expiresOn: z.nullable(z.iso.date()),
  externalUrl: z.nullable(z.string()),
  /** Null until it is drawn, and for one that is kept elsewhere or was taken back. */
  certificatePdfUrl: z.nullable(z.string()),
  certificatePngUrl: z.nullable(z.string()),
  /** The same picture, small enough for a list. */
  certificateThumbnailUrl: z.nullable(z.string()),
  /** Its files are not there yet, and will be in a moment. */
  isBeingDrawn: z.boolean(),
  /** The signed Open Badge, as a JSON document. */
  credentialUrl: z.nullable(z.string()),
  /** The badge as a picture with that credential inside. */
  badgeUrl: z.nullable(z.string()),
};

/** [3.11] A certificate as its owner sees it. */
export const certificateRecord = z.object({
  id,
  objectiveId: id,
  userId: id,
  certificateTemplate: z.object({ id, name: z.string(), kind: coded(CERTIFICATE_KIND_CODES) }),
  normalizedPassingScore: z.nullable(z.number()),
  learnerName: z.string(),
  objectiveRecord,
  ...standing,
});
export type CertificateRecord = z.output<typeof certificateRecord>;

/** [2.16] A certificate as everybody who has its number sees it: what it prints and what it is worth, nothing else. */
export const publicCertificate = z.object({
  certificateTemplate: z.object({ name: z.string(), kind: coded(CERTIFICATE_KIND_CODES) }),
  objectiveId: id,
  learnerName: z.string(),
  issuerName: z.string(),
  signerName: z.nullable(z.string()),
  signerTitle: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  score: z.nullable(z.number()),
  maxScore: z.nullable(z.number()),
  normalizedScore: z.nullable(z.number()),
  ...standing,
  /** The picture that other sites show beside a link. */
  certificateCardUrl: z.nullable(z.string()),
  /** The same credential, as the bare token. */
  credentialTokenUrl: z.nullable(z.string()),
  /** Was the credential signed by this platform, and is it unchanged? Null where there is none. */
  isCredentialGenuine: z.nullable(z.boolean()),
});
export type PublicCertificate = z.output<typeof publicCertificate>;
