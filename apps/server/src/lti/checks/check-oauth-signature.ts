import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import type { OAuthFields } from '../legacy/oauth-header';
import { type LtiRefused, refused } from '../refusal';

const HASHES: Record<string, string> = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' };

type Signed = { fields: OAuthFields; url: string; body: string; secret: string };

/** Signed by whoever knows the secret, over this very body. */
export function checkOauthSignature({ fields, url, body, secret }: Signed): LtiRefused | null {
  const hash = HASHES[fields['oauth_signature_method'] ?? ''];
  if (!hash) return refused('signatureMethod');
  const { oauth_signature: signature = '', ...signed } = fields;
  const key = fields['oauth_consumer_key'] ?? '';
  const oauth = new OAuth({ consumer: { key, secret } });
  const base = oauth.getBaseString(
    { url, method: 'POST' },
    signed as unknown as OAuth.Data, // the fields as they came: exactly those were signed
  );
  const expected = createHmac(hash, oauth.getSigningKey(undefined)).update(base).digest('base64');
  if (!isSame(signature, expected)) return refused('signatureWrong');
  const bodyHash = createHash(hash).update(body).digest('base64');
  return isSame(fields['oauth_body_hash'] ?? '', bodyHash) ? null : refused('bodyHashWrong');
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
