import type { LtiLaunch } from '../../store/lti/lti-launches';
import type { LtiTool } from '../../store/lti/lti-tools';
import { type LtiRefused, refused } from '../refusal';

/** A hint that was given to one tool is of no use to another. */
export function checkLaunchTool(
  { toolId }: Pick<LtiLaunch, 'toolId'>,
  { id }: Pick<LtiTool, 'id'>,
): LtiRefused | null {
  return toolId === id ? null : refused('foreignTool');
}
