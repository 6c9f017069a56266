import { createHmac } from 'node:crypto';

type OAuthRequest = {
  method: string;
  url: string;
  /** The fields of the body and of the header; those of the address come from the address. */
  fields: Iterable<readonly [name: string, value: string]>;
};

type Keyed = { secret: string; hash: 'sha1' | 'sha256' };

/** RFC 5849, 3.4.2: LTI 1.1 knows no tokens, so the key ends with an ampersand and nothing. */
export function oauthSignature(request: OAuthRequest, { secret, hash }: Keyed): string {
  return createHmac(hash, `${percentEncoded(secret)}&`)
    .update(signatureBaseString(request))
    .digest('base64');
}

/** RFC 5849, 3.4.1. */
export function signatureBaseString({ method, url, fields }: OAuthRequest): string {
  const { origin, pathname, searchParams } = new URL(url);
  const parameters = [...searchParams, ...fields]
    .filter(([name]) => name !== 'oauth_signature')
    .map((pair) => pair.map(percentEncoded))
    .sort(byNameThenValue)
    .map((pair) => pair.join('='))
    .join('&');
  return [method.toUpperCase(), origin + pathname, parameters].map(percentEncoded).join('&');
}

/** Joined with "=", which sorts after some of what a name may hold, "a=" would stand behind "a1=". */
function byNameThenValue([name = '', value = '']: string[], [otherName = '', otherValue = '']: string[]) {
  if (name !== otherName) return name < otherName ? -1 : 1;
  return value < otherValue ? -1 : 1;
}

/** RFC 3986: stricter than what JavaScript leaves as it is. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
