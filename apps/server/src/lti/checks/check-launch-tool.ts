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

/** The course's link is of a deployment that is still registered, and the tool names no other. */
export function checkDeployment(
  { deploymentIds }: Pick<LtiTool, 'deploymentIds'>,
  { ofLink, named }: { ofLink: string; named: string | null },
): LtiRefused | null {
  if (!deploymentIds.includes(ofLink)) return refused('wrongDeployment');
  return named === null || named === ofLink ? null : refused('wrongDeployment');
}
