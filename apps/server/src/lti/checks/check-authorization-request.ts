import type { LtiTool } from '../../store/lti/lti-tools';
import type { AuthorizationRequest } from '../authorization-request';
import { LONGEST_NONCE, LONGEST_STATE } from '../limits';
import { type LtiRefused, refused } from '../refusal';

/** The one way in which a launch may be asked for. */
export function checkAuthorizationRequest(asked: AuthorizationRequest): LtiRefused | null {
  if (asked.responseType !== 'id_token') return refused('wrongResponseType');
  if (asked.responseMode !== 'form_post') return refused('wrongResponseMode');
  if (!asked.scope?.split(' ').includes('openid')) return refused('wrongScope');
  if (asked.prompt !== 'none') return refused('wrongPrompt');
  return null;
}

/** A nonce that can be kept; whether it was used before is for the database to say. */
export function checkNonce(nonce: string | null): LtiRefused | null {
  return nonce !== null && nonce.length <= LONGEST_NONCE ? null : refused('nonceMissing');
}

/** Without a state of its own a tool cannot know its own launch again. */
export function checkState(state: string | null): LtiRefused | null {
  return state !== null && state.length <= LONGEST_STATE ? null : refused('stateMissing');
}

/** To the letter: a prefix or another spelling of a registered address is another address. */
export function checkRedirectUri(
  { redirectUris }: Pick<LtiTool, 'redirectUris'>,
  redirectUri: string | null,
): LtiRefused | null {
  return redirectUri !== null && redirectUris.includes(redirectUri) ? null : refused('redirectNotRegistered');
}
