import type { JWTPayload } from 'jose';
import type { Platform } from '../../config';
import { LTI } from '../claim-names';
import { LaunchRefusal } from '../launch-refusal';

/** An LTI 1.3 launch of this deployment, and the one message that this tool understands. */
export function checkMessage(claims: JWTPayload, { deploymentId }: Platform): void {
  if (claims[LTI.version] !== '1.3.0') throw new LaunchRefusal('wrongMessage', 'not LTI 1.3');
  if (claims[LTI.messageType] !== 'LtiResourceLinkRequest') throw new LaunchRefusal('wrongMessage');
  if (claims[LTI.deploymentId] !== deploymentId) throw new LaunchRefusal('foreignDeployment');
}
