import type { JWTPayload } from 'jose';
import { type LtiRefused, refused } from '../../refusal';

const TOLERANCE_SECONDS = 60;
const LONGEST_SECONDS = 3600;

type Claimed = { claims: JWTPayload; tokenAddress: string; now: Date };

/** Meant for us, now, for an hour at most, and with an id to know it by; answers that id and its end. */
export function checkAssertionClaims({
  claims,
  tokenAddress,
  now,
}: Claimed): { jti: string; expires: Date } | LtiRefused {
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audiences.includes(tokenAddress)) return refused('assertionAudience');
  const seconds = Math.floor(now.getTime() / 1000);
  const { exp, iat, nbf, jti } = claims;
  if (typeof exp !== 'number' || exp <= seconds - TOLERANCE_SECONDS) return refused('assertionExpired');
  if (typeof iat !== 'number' || Math.max(iat, nbf ?? iat) > seconds + TOLERANCE_SECONDS) {
    return refused('assertionEarly');
  }
  if (exp - iat > LONGEST_SECONDS) return refused('assertionTooLong');
  if (typeof jti !== 'string' || jti === '') return refused('assertionWithoutId');
  return { jti, expires: new Date((exp + TOLERANCE_SECONDS) * 1000) };
}
