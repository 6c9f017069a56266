import { getCredentialKeys } from '@lantern/contract/certificates/get-credential-keys';
import {
  type CryptoKey,
  type JWK,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import type { Db } from '../../db/db';
import { findTenantSecret, insertTenantSecret } from '../../store/platform/tenant-secrets';

/** `publicKey` is what everybody checks a credential with. */
export type CredentialKey = { kid: string; privateKey: CryptoKey; publicKey: JWK };

export const CREDENTIAL_ALGORITHM = 'RS256';
const PURPOSE = 'credentials';

/**
 * The key with which a tenant signs its credentials, made when it is first needed. It is not the one of launches: that
 * is changed often and soon forgotten, while a credential must be checked after years.
 */
export async function credentialKey(db: Db, tenantId: string, now: Date): Promise<CredentialKey> {
  const place = { tenantId, purpose: PURPOSE };
  const stored = await findTenantSecret(db, place);
  if (stored) return keyOf(stored);
  const { privateKey } = await generateKeyPair(CREDENTIAL_ALGORITHM, {
    modulusLength: 2048,
    extractable: true,
  });
  const secret = JSON.stringify(await exportJWK(privateKey));
  await insertTenantSecret(db, place, { secret, created: now });
  // Of two servers that make one at once, one key stays.
  return keyOf((await findTenantSecret(db, place)) ?? secret);
}

async function keyOf(secret: string): Promise<CredentialKey> {
  const jwk: JWK = JSON.parse(secret);
  const privateKey = (await importJWK(jwk, CREDENTIAL_ALGORITHM)) as CryptoKey; // an RSA key, not bytes
  const { kty = 'RSA', n = '', e = '' } = jwk;
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, privateKey, publicKey: { kty, n, e, kid, alg: CREDENTIAL_ALGORITHM, use: 'sig' } };
}

/** Where one key of the set is to be had, which is also its name. */
export function credentialKeyAddress(origin: string, thumbprint: string): string {
  return `${origin}${getCredentialKeys.path}/${thumbprint}`;
}
