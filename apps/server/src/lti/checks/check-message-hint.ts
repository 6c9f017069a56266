import type { LtiLaunch } from '../../store/lti/lti-launches';
import { type LtiRefused, refused } from '../refusal';

/** The tool sends back what it was given, unchanged. */
export function checkMessageHint(
  launch: Pick<LtiLaunch, 'messageHint'>,
  messageHint: string | null,
): LtiRefused | null {
  return launch.messageHint === messageHint ? null : refused('wrongMessageHint');
}
