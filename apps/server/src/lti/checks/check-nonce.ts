import { type LtiRefused, refused } from '../refusal';
import { LONGEST_NONCE } from '../limits';

/** A nonce that can be kept; whether it was used before is for the database to say. */
export function checkNonce(nonce: string | null): LtiRefused | null {
  return nonce !== null && nonce.length <= LONGEST_NONCE ? null : refused('nonceMissing');
}
