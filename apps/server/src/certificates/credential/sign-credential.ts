import { compactVerify, createLocalJWKSet, SignJWT } from 'jose';
import { CREDENTIAL_ALGORITHM, type CredentialKey } from './credential-key';
import { type BadgeFacts, openBadge } from './open-badge';

/** The credential as a token: the badge itself, with the claims that readers of tokens know, signed. */
export function signCredential(facts: BadgeFacts, { kid, privateKey }: CredentialKey): Promise<string> {
  const badge = openBadge(facts);
  const token = new SignJWT(badge)
    .setProtectedHeader({ alg: CREDENTIAL_ALGORITHM, typ: 'JWT', kid })
    .setIssuer(facts.origin)
    .setJti(String(badge['id']))
    .setSubject(String(badge['id']))
    .setNotBefore(facts.created);
  if (facts.expirationDate) token.setExpirationTime(facts.expirationDate);
  return token.sign(privateKey);
}

/** Did this platform sign exactly this? Whether it is worth something still is another question. */
export async function isGenuineCredential(token: string, { publicKey }: CredentialKey): Promise<boolean> {
  const keys = createLocalJWKSet({ keys: [publicKey] });
  return compactVerify(token, keys, { algorithms: [CREDENTIAL_ALGORITHM] }).then(
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
