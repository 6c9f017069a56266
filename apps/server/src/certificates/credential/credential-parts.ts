const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';

/** What the names in a credential mean. */
export const CREDENTIAL_CONTEXTS = [CREDENTIALS];
export const BADGE_CONTEXTS = [CREDENTIALS, 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'];

/** Who gives the credentials, in the words of Open Badges. */
export function issuerProfile({ origin, issuerName }: { origin: string; issuerName: string }) {
  return { id: origin, type: ['Profile'], name: issuerName, url: origin };
}

/** As credentials write it: to the second, which is as fine as the claims of a token are. */
export function instantText(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}
