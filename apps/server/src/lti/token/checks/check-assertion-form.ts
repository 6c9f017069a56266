import { decodeJwt, decodeProtectedHeader } from 'jose';
import { type LtiRefused, refused } from '../../refusal';

/** Who says that this is theirs? Read before any key is known, and believed only after. */
export function checkAssertionForm(assertion: string): { clientId: string } | LtiRefused {
  try {
    const { alg } = decodeProtectedHeader(assertion);
    if (alg !== 'RS256') return refused('assertionAlgorithm');
    const { iss, sub } = decodeJwt(assertion);
    if (typeof iss !== 'string' || iss !== sub) return refused('assertionIssuer');
    return { clientId: iss };
  } catch (error) {
    return refused('assertionUnreadable', error);
  }
}
