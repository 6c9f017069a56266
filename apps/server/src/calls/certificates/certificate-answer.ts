import type { CertificateRecord, PublicCertificate } from '@lantern/contract/entities/certificate-record';
import {
  BAKED,
  CERTIFICATE_FILES,
  certificateFileAddress,
  ENVELOPE,
} from '../../store/certificates/certificate-address';
import { visibleMarks } from '../../certificates/visible-marks';
import type { StoredCertificate } from '../../store/certificates/certificate-records';

/** [3.11] As its owner sees it. */
export function certificateAnswer(kept: StoredCertificate, now: Date): CertificateRecord {
  const { objectiveId, userId, learnerName, courseName, normalizedPassingScore } = kept;
  return {
    ...standingOf(kept),
    id: kept.id,
    objectiveId,
    userId,
    learnerName,
    courseName,
    certificateTemplate: { id: kept.templateId, name: kept.templateName, kind: kept.kind },
    normalizedPassingScore,
    objectiveRecord: {
      id: kept.recordId,
      finished: kept.finished,
      progress: kept.progress,
      objectiveWorkflowId: kept.workflowId,
      ...visibleMarks(kept, now),
    },
  };
}

/** [2.16] As everybody sees it. */
export function publicCertificateAnswer(
  kept: StoredCertificate,
  {
    now,
    issuerName,
    isCredentialGenuine,
  }: { now: Date; issuerName: string; isCredentialGenuine: boolean | null },
): PublicCertificate {
  const { objectiveId, learnerName, courseName, signerName, signerTitle } = kept;
  return {
    ...standingOf(kept),
    certificateTemplate: { name: kept.templateName, kind: kept.kind },
    objectiveId,
    learnerName,
    courseName,
    issuerName,
    signerName,
    signerTitle,
    ...visibleMarks(kept, now),
    certificateCardUrl: fileUrl(kept, CERTIFICATE_FILES.card),
    credentialTokenUrl: fileUrl(kept, CERTIFICATE_FILES.credential),
    isCredentialGenuine,
  };
}

function standingOf(kept: StoredCertificate) {
  const { certificateNumber, created, expirationDate, revoked, issuedOn, expiresOn, externalUrl } = kept;
  return {
    certificateNumber,
    created,
    expirationDate,
    revoked,
    issuedOn,
    expiresOn,
    externalUrl: kept.kind === 'external' ? externalUrl : null,
    certificatePdfUrl: fileUrl(kept, CERTIFICATE_FILES.pdf),
    certificatePngUrl: fileUrl(kept, CERTIFICATE_FILES.png),
    isBeingDrawn: kept.isBeingDrawn && !revoked,
    credentialUrl: fileUrl(kept, ENVELOPE),
    badgeUrl: fileUrl(kept, BAKED),
  };
}

function fileUrl({ filesId, revoked, certificateNumber }: StoredCertificate, file: string): string | null {
  return filesId && !revoked ? certificateFileAddress(certificateNumber, file) : null;
}
