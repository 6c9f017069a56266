import type { LtiTool } from '../../store/lti/lti-tools';
import { type LtiRefused, refused } from '../refusal';

/** To the letter: a prefix or another spelling of a registered address is another address. */
export function checkRedirectUri(
  { redirectUris }: Pick<LtiTool, 'redirectUris'>,
  redirectUri: string | null,
): LtiRefused | null {
  return redirectUri !== null && redirectUris.includes(redirectUri) ? null : refused('redirectNotRegistered');
}
