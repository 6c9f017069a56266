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
