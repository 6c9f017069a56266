import { SignJWT, compactVerify, importJWK } from 'jose';
import { CREDENTIAL_ALGORITHM, type CredentialKey, credentialKeyAddress } from './credential-key';
import { type BadgeFacts, openBadge } from './open-badge';
import { type StatusFacts, statusList } from './status-list';

/** The credential as a token: the badge itself, with the claims that readers of tokens know, signed. */
export function signCredential(facts: BadgeFacts, key: CredentialKey): Promise<string> {
  return sign(openBadge(facts), key);
}

/** [8.7] Whether a credential still stands, signed as the credential is. */
export function signStatus(facts: StatusFacts, key: CredentialKey): Promise<string> {
  return sign(statusList(facts), key);
}

type Credential = {
  id: string;
  issuer: { id: string };
  validFrom: string;
  validUntil?: string;
  credentialSubject: { id: string };
};

/** The claims are what the credential says; the header names the key by the address where it is to be had. */
function sign(credential: Credential, { kid, privateKey }: CredentialKey): Promise<string> {
  const { id, issuer, validFrom, validUntil, credentialSubject } = credential;
  const token = new SignJWT(credential)
    .setProtectedHeader({
      alg: CREDENTIAL_ALGORITHM,
      typ: 'JWT',
      kid: credentialKeyAddress(issuer.id, kid),
    })
    .setIssuer(issuer.id)
    .setJti(id)
    .setSubject(credentialSubject.id)
    .setNotBefore(new Date(validFrom));
  if (validUntil) token.setExpirationTime(new Date(validUntil));
  return token.sign(privateKey);
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
