import type { queryCertificateRecords } from '@lantern/contract/certificates/query-certificate-records';
import type { Handler } from '../../http/serve';
import { listCertificates } from '../../store/certificates/certificate-records';
import { certificateAnswer } from './certificate-answer';

export const handleQueryCertificateRecords: Handler<typeof queryCertificateRecords> = async (
  { query },
  { db, tenant, session, now },
) => {
  const owner = { tenantId: tenant.id, userId: session.userId, now };
  const { data, totalCount } = await listCertificates(db, owner, query);
  return {
    data: data.map((certificate) => certificateAnswer(certificate, now)),
    totalCount,
  };
};
