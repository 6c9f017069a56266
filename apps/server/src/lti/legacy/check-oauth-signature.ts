import { createHash, timingSafeEqual } from 'node:crypto';
import type { OAuthFields } from './oauth-header';
import { oauthSignature } from './oauth-signature';
import { type LtiRefused, refused } from '../refusal';

const HASHES: Record<string, 'sha1' | 'sha256'> = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' };

type Signed = { fields: OAuthFields; url: string; body: string; secret: string };

/** Signed by whoever knows the secret, over this very body. */
export function checkOauthSignature({ fields, url, body, secret }: Signed): LtiRefused | null {
  const hash = HASHES[fields['oauth_signature_method'] ?? ''];
  if (!hash) return refused('signatureMethod');
  const expected = oauthSignature({ method: 'POST', url, fields: Object.entries(fields) }, { secret, hash });
  if (!isSame(fields['oauth_signature'] ?? '', expected)) return refused('signatureWrong');
  const bodyHash = createHash(hash).update(body).digest('base64');
  return isSame(fields['oauth_body_hash'] ?? '', bodyHash) ? null : refused('bodyHashWrong');
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
