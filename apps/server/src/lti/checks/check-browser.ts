import type { LtiLaunch } from '../../store/lti/lti-launches';
import { type LtiRefused, refused } from '../refusal';

export type BrowserProof = {
  /** Does the browser hold the cookie of this very launch? */
  hasLaunchCookie: boolean;
  /** The session that it shows, if it shows any. */
  sessionHash: string | null;
};

/**
 * Is this the browser in which the learner opened the activity? Inside a frame the session cookie stays away, so
 * the launch has a cookie of its own; a session that is shown must be the right one.
 */
export function checkBrowser(
  launch: Pick<LtiLaunch, 'sessionHash'> & { hasSession: boolean },
  { hasLaunchCookie, sessionHash }: BrowserProof,
): LtiRefused | null {
  if (sessionHash !== null && sessionHash !== launch.sessionHash) return refused('foreignBrowser');
  if (sessionHash === null && !hasLaunchCookie) return refused('foreignBrowser');
  return launch.hasSession ? null : refused('signedOut');
}
