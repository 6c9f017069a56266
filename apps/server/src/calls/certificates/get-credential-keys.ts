import type { getCredentialKeys } from '@lantern/contract/certificates/get-credential-keys';
import { credentialKey } from '../../certificates/credential/credential-key';
import type { Handler } from '../../http/serve';

export const handleGetCredentialKeys: Handler<typeof getCredentialKeys> = async (
  _input,
  { db, tenant, now },
) => {
  const { publicKey } = await credentialKey(db, tenant.id, now);
  const { kty = '', n = '', e = '', kid = '', alg = '', use = '' } = publicKey;
  return { keys: [{ kty, n, e, kid, alg, use }] };
};
