import type { AuthorizationRequest } from '../authorization-request';
import { type LtiRefused, refused } from '../refusal';

/** The one way in which a launch may be asked for. */
export function checkAuthorizationRequest(asked: AuthorizationRequest): LtiRefused | null {
  if (asked.responseType !== 'id_token') return refused('wrongResponseType');
  if (asked.responseMode !== 'form_post') return refused('wrongResponseMode');
  if (!asked.scope?.split(' ').includes('openid')) return refused('wrongScope');
  if (asked.prompt !== 'none') return refused('wrongPrompt');
  return null;
}
