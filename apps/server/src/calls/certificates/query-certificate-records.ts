import { queryCertificateRecords } from '@lantern/contract/certificates/query-certificate-records';
import { listCall } from '../../http/served-call';
import { listCertificates } from '../../store/certificates/certificate-records';
import { certificateAnswer } from './certificate-answer';
import { CERTIFICATE_FIELDS } from '../../store/certificates/certificate-fields';

export const handleQueryCertificateRecords = listCall(
  queryCertificateRecords,
  CERTIFICATE_FIELDS,
  async ({ query }, { db, learner, now }) => {
    const owner = { ...learner, now };
    const { data, totalCount } = await listCertificates(db, owner, query);
    return {
      data: data.map((certificate) => certificateAnswer(certificate, now)),
      totalCount,
    };
  },
);
