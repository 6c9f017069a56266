import type {
  CertificateRecord,
  PublicCertificate,
} from '@lantern/contract/entities/certificates/certificate-record';
import { attemptRecord } from './attempt-record.builder';
import { OBJECTIVE_ID } from './objective-access.builder';

export const CERTIFICATE_NUMBER = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV';
const FOLDER = `/api/lms-storage/v1/certificates/${CERTIFICATE_NUMBER}`;

const STANDING = {
  certificateNumber: CERTIFICATE_NUMBER,
  created: new Date('2026-03-04T09:00:00Z'),
  expirationDate: null,
  revoked: null,
  issuedOn: '2026-03-04',
  expiresOn: null,
  externalUrl: null,
  certificatePdfUrl: `${FOLDER}/certificate.pdf`,
  certificatePngUrl: `${FOLDER}/certificate.png`,
  certificateThumbnailUrl: `${FOLDER}/thumbnail.png`,
  isBeingDrawn: false,
  credentialUrl: `${FOLDER}/credential.json`,
  badgeUrl: `${FOLDER}/badge.png`,
};
const NAMES = {
  learnerName: 'Amira Haddad',
  courseName: 'A short history of the book',
  courseLanguage: null,
};

/** A valid certificate that is drawn, as its owner sees it; a test states only what differs. */
export function certificateRecord(differs: Partial<CertificateRecord> = {}): CertificateRecord {
  return {
    id: '0a000000-0000-4000-8000-000000000701',
    objectiveId: OBJECTIVE_ID,
    userId: '0a000000-0000-4000-8000-000000000001',
    certificateTemplate: {
      id: '0a000000-0000-4000-8000-000000000801',
      name: 'Certificate of completion',
      kind: 'custom',
    },
    normalizedPassingScore: 0.7,
    objectiveRecord: attemptRecord(),
    ...NAMES,
    ...STANDING,
    ...differs,
  };
}

/** The same as everybody sees it. */
export function publicCertificate(differs: Partial<PublicCertificate> = {}): PublicCertificate {
  return {
    certificateTemplate: { name: 'Certificate of completion', kind: 'custom' },
    objectiveId: OBJECTIVE_ID,
    issuerName: 'Lantern',
    signerName: 'Dr. Helene Marchetti',
    signerTitle: 'Head of Learning',
    grade: 'A',
    score: 46,
    maxScore: 50,
    normalizedScore: 0.92,
    certificateCardUrl: `${FOLDER}/card.png`,
    credentialTokenUrl: `${FOLDER}/credential.jwt`,
    isCredentialGenuine: true,
    ...NAMES,
    ...STANDING,
    ...differs,
  };
}
