import { defineCall } from '../call';
import { certificateRecord } from '../entities/certificates/certificate-record';
import { listOf, listQuery } from '../list-query';

/** [7.26] Fields: id, certificateNumber, objectiveId, userId, created, expirationDate. */
export const queryCertificateRecords = defineCall({
  method: 'GET',
  path: '/api/lms/v1/certificate-records/query',
  audience: 'signedIn',
  summary: "The caller's certificates, the latest first.",
  query: listQuery,
  response: listOf(certificateRecord),
});
