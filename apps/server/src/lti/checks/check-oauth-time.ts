import type { OAuthFields } from '../legacy/oauth-header';
import { type LtiRefused, refused } from '../refusal';

export const OAUTH_TOLERANCE_MS = 300_000;

/** Signed within the last minutes. */
export function checkOauthTime(fields: OAuthFields, now: Date): LtiRefused | null {
  const seconds = /^\d{1,12}$/.test(fields['oauth_timestamp'] ?? '')
    ? Number(fields['oauth_timestamp'])
    : NaN;
  const isNear = Math.abs(seconds * 1000 - now.getTime()) <= OAUTH_TOLERANCE_MS;
  return isNear ? null : refused('signatureOld');
}
