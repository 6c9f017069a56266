import type { LtiTool } from '../../store/lti/lti-tools';
import { type LtiRefused, refused } from '../refusal';

/** Is this a tool that speaks LTI 1.3 here? */
export function checkClient(tool: LtiTool | null): LtiTool | LtiRefused {
  return tool?.version === '1.3' ? tool : refused('unknownTool');
}
