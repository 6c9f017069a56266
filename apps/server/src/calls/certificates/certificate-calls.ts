import type { ServedCall } from '../../http/served-call';
import { handleGetAchievement } from './get-achievement';
import { handleGetCredentialKey } from './get-credential-key';
import { handleGetCredentialKeys } from './get-credential-keys';
import { handleGetPublicCertificateRecord } from './get-public-certificate-record';
import { handleQueryCertificateRecords } from './query-certificate-records';

export const CERTIFICATE_CALLS: readonly ServedCall[] = [
  handleQueryCertificateRecords,
  handleGetPublicCertificateRecord,
  handleGetCredentialKeys,
  handleGetCredentialKey,
  handleGetAchievement,
];
