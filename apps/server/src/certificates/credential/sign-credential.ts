import { compactVerify, importJWK, SignJWT } from 'jose';
import { credentialKeyAddress } from './credential-key-address';
import { CREDENTIAL_ALGORITHM, type CredentialKey } from './credential-key';
import { type BadgeFacts, openBadge } from './open-badge';
import { type StatusFacts, statusList } from './status-list';

/** The credential as a token: the badge itself, with the claims that readers of tokens know, signed. */
export function signCredential(facts: BadgeFacts, key: CredentialKey): Promise<string> {
  const token = tokenOf(openBadge(facts), facts, key).setNotBefore(facts.created);
  if (facts.expirationDate) token.setExpirationTime(facts.expirationDate);
  return token.sign(key.privateKey);
}

/** [8.7] Whether a credential still stands, signed as the credential is. */
export function signStatus(facts: StatusFacts, key: CredentialKey): Promise<string> {
  return tokenOf(statusList(facts), facts, key).sign(key.privateKey);
}

/** The header names the key by the address where it is to be had, as Open Badges wants it. */
function tokenOf(
  said: Record<string, unknown>,
  { origin }: { origin: string },
  { kid }: CredentialKey,
): SignJWT {
  const id = String(said['id']);
  return new SignJWT(said)
    .setProtectedHeader({ alg: CREDENTIAL_ALGORITHM, typ: 'JWT', kid: credentialKeyAddress(origin, kid) })
    .setIssuer(origin)
    .setJti(id)
    .setSubject(id);
}

/** Did this platform sign exactly this? Whether it is worth something still is another question. */
export async function isGenuineCredential(token: string, { publicKey }: CredentialKey): Promise<boolean> {
  const key = await importJWK(publicKey, CREDENTIAL_ALGORITHM);
  return compactVerify(token, key, { algorithms: [CREDENTIAL_ALGORITHM] }).then(
    () => true,
    () => false,
  );
}

/** The token in the envelope that readers of JSON-LD take. */
export function envelopedCredential(token: string): Record<string, unknown> {
  return {
    '@context': 'https://www.w3.org/ns/credentials/v2',
    id: `data:application/vc+jwt,${token}`,
    type: 'EnvelopedVerifiableCredential',
  };
}
