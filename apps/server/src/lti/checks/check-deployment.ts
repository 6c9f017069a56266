import type { LtiTool } from '../../store/lti/lti-tools';
import { type LtiRefused, refused } from '../refusal';

/** The course's link is of a deployment that is still registered, and the tool names no other. */
export function checkDeployment(
  { deploymentIds }: Pick<LtiTool, 'deploymentIds'>,
  { ofLink, named }: { ofLink: string; named: string | null },
): LtiRefused | null {
  if (!deploymentIds.includes(ofLink)) return refused('wrongDeployment');
  return named === null || named === ofLink ? null : refused('wrongDeployment');
}
