import type {
  CertificateRecord,
  PublicCertificate,
} from '@lantern/contract/entities/certificates/certificate-record';
import {
  BAKED,
  CERTIFICATE_FILES,
  certificateFileAddress,
  ENVELOPE,
} from '../../store/certificates/certificate-address';
import { visibleMarks } from '../../certificates/visible-marks';
import type { StoredCertificate } from '../../store/certificates/certificate-records';

/** [3.11] As its owner sees it. */
export function certificateAnswer(stored: StoredCertificate, now: Date): CertificateRecord {
  const { objectiveId, userId, learnerName, normalizedPassingScore } = stored;
  return {
    ...standingOf(stored),
    id: stored.id,
    objectiveId,
    userId,
    learnerName,
    certificateTemplate: { id: stored.templateId, name: stored.templateName, kind: stored.kind },
    normalizedPassingScore,
    objectiveRecord: {
      id: stored.recordId,
      finished: stored.finished,
      progress: stored.progress,
      objectiveWorkflowId: stored.workflowId,
      ...visibleMarks(stored, now),
    },
  };
}

/** [2.16] As everybody sees it. */
export function publicCertificateAnswer(
  stored: StoredCertificate,
  {
    now,
    issuerName,
    isCredentialGenuine,
  }: { now: Date; issuerName: string; isCredentialGenuine: boolean | null },
): PublicCertificate {
  const { objectiveId, learnerName, signerName, signerTitle } = stored;
  return {
    ...standingOf(stored),
    certificateTemplate: { name: stored.templateName, kind: stored.kind },
    objectiveId,
    learnerName,
    issuerName,
    signerName,
    signerTitle,
    ...visibleMarks(stored, now),
    certificateCardUrl: fileUrl(stored, CERTIFICATE_FILES.card),
    credentialTokenUrl: fileUrl(stored, CERTIFICATE_FILES.credential),
    isCredentialGenuine,
  };
}

function standingOf(stored: StoredCertificate) {
  const { certificateNumber, created, expirationDate, revoked, issuedOn, expiresOn, externalUrl } = stored;
  return {
    courseName: stored.courseName,
    courseLanguage: stored.courseLanguage,
    certificateNumber,
    created,
    expirationDate,
    revoked,
    issuedOn,
    expiresOn,
    externalUrl: stored.kind === 'external' ? externalUrl : null,
    certificatePdfUrl: fileUrl(stored, CERTIFICATE_FILES.pdf),
    certificatePngUrl: fileUrl(stored, CERTIFICATE_FILES.png),
    certificateThumbnailUrl: fileUrl(stored, CERTIFICATE_FILES.thumbnail),
    isBeingDrawn: stored.isBeingDrawn && !revoked,
    credentialUrl: fileUrl(stored, ENVELOPE),
    badgeUrl: fileUrl(stored, BAKED),
  };
}

function fileUrl({ filesId, revoked, certificateNumber }: StoredCertificate, file: string): string | null {
  return filesId && !revoked ? certificateFileAddress(certificateNumber, file) : null;
}
