import { text } from 'node:stream/consumers';
import type { CallContext } from '../http/call-context';
import type { StoredCertificate } from '../store/certificates/certificate-records';
import { CERTIFICATE_FILES } from '../store/certificates/certificate-address';
import { certificateFileKey } from './certificate-file-key';
import { credentialKey } from './credential/credential-key';
import { isGenuineCredential } from './credential/sign-credential';

/** Is the credential that lies beside a certificate ours, and unchanged? Null where there is none yet. */
export async function isStoredCredentialGenuine(
  { db, files, tenant, now }: CallContext,
  { filesId }: StoredCertificate,
): Promise<boolean | null> {
  if (!filesId) return null;
  const place = { tenantId: tenant.id, filesId, name: CERTIFICATE_FILES.credential };
  const stored = await files.open(certificateFileKey(place), null);
  if (!stored) return null;
  return isGenuineCredential(await text(stored), await credentialKey(db, tenant.id, now));
}
