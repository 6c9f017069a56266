import { decodeJwt, decodeProtectedHeader } from 'jose';
import { type LtiRefused, refused } from '../../refusal';
import { requestField } from '../../request-field';

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** The one way in which a tool asks for a token; answers its assertion. */
export function checkTokenRequest(fields: unknown): { assertion: string } | LtiRefused {
  if (requestField(fields, 'grant_type') !== 'client_credentials') return refused('wrongGrant');
  if (requestField(fields, 'client_assertion_type') !== ASSERTION_TYPE) return refused('wrongAssertionKind');
  const assertion = requestField(fields, 'client_assertion');
  return assertion === null ? refused('assertionUnreadable') : { assertion };
}

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

/** Of the scopes that are asked for, those that the tool is registered for; some, or nothing is given. */
export function checkScopes(
  { scopes }: { scopes: readonly string[] },
  asked: string | null,
): { scopes: string[] } | LtiRefused {
  const wanted = new Set(asked?.split(' ').filter(Boolean));
  const granted = scopes.filter((scope) => wanted.has(scope));
  return granted.length > 0 ? { scopes: granted } : refused('scopeNotAllowed');
}
