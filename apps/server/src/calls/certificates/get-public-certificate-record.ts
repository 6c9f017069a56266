import { getPublicCertificateRecord } from '@lantern/contract/certificates/get-public-certificate-record';
import { ProblemError } from '@lantern/contract/problem-error';
import { findShownCertificate } from '../../certificates/find-shown-certificate';
import { limitLookUps } from '../../certificates/limit-look-ups';
import { isStoredCredentialGenuine } from '../../certificates/read-credential';
import { call } from '../../http/served-call';
import { publicCertificateAnswer } from './certificate-answer';

export const handleGetPublicCertificateRecord = call(
  getPublicCertificateRecord,
  async ({ params }, context) => {
    const { db, tenant, now } = context;
    limitLookUps(context);
    const certificate = await findShownCertificate(db, { tenantId: tenant.id, reference: params.id, now });
    if (!certificate) throw new ProblemError('notFound');
    return publicCertificateAnswer(certificate, {
      now,
      issuerName: tenant.productTitle,
      isCredentialGenuine: certificate.revoked ? null : await isStoredCredentialGenuine(context, certificate),
    });
  },
);
