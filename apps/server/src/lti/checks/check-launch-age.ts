import type { LtiLaunch } from '../../store/lti/lti-launches';
import { type LtiRefused, refused } from '../refusal';

/** Five minutes from the click, and no second later. */
export function checkLaunchAge({ expires }: Pick<LtiLaunch, 'expires'>, now: Date): LtiRefused | null {
  return expires > now ? null : refused('launchEnded');
}
