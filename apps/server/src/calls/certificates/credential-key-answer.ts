import type { CallContext } from '../../http/call-context';
import { credentialKey } from '../../certificates/credential/credential-key';
import { credentialKeyAddress } from '../../certificates/credential/credential-key-address';

/** The tenant's key as everybody may have it. */
export async function credentialKeyAnswer({ db, tenant, now, issuer }: CallContext) {
  const { publicKey, kid: thumbprint } = await credentialKey(db, tenant.id, now);
  const { kty = '', n = '', e = '', alg = '', use = '' } = publicKey;
  return { thumbprint, key: { kty, n, e, kid: credentialKeyAddress(issuer, thumbprint), alg, use } };
}
