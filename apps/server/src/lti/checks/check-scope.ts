import type { LtiAccess } from '../../store/lti/lti-access-tokens';
import { type LtiRefused, refused } from '../refusal';

/** Any of these scopes will do. */
export function checkScope({ scopes }: LtiAccess, needed: readonly string[]): LtiRefused | null {
  return needed.some((scope) => scopes.includes(scope)) ? null : refused('scopeMissing');
}
