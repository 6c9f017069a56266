import type { LtiLaunch } from '../../store/lti/lti-launches';
import { type LtiRefused, refused } from '../refusal';

/** The tool sends back what it was given, unchanged. */
export function checkMessageHint(
  launch: Pick<LtiLaunch, 'messageHint'>,
  messageHint: string | null,
): LtiRefused | null {
  return launch.messageHint === messageHint ? null : refused('wrongMessageHint');
}

/** Five minutes from the click, and no second later. */
export function checkLaunchAge({ expires }: Pick<LtiLaunch, 'expires'>, now: Date): LtiRefused | null {
  return expires > now ? null : refused('launchEnded');
}
