import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Platform } from '../../config';
import { LaunchRefusal } from '../launch-refusal';

const CLOCK_TOLERANCE_S = 30;
const OLDEST_S = 10 * 60;

/** Signed by the platform's own key, for this tool, now. */
export async function checkToken(
  token: string,
  platform: Platform,
  keys: JWTVerifyGetKey,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: platform.issuer,
    audience: platform.clientId,
    algorithms: ['RS256'],
    clockTolerance: CLOCK_TOLERANCE_S,
    maxTokenAge: OLDEST_S,
    requiredClaims: ['exp', 'iat', 'nonce'],
  }).catch((error: unknown) => {
    throw new LaunchRefusal('invalidToken', String(error));
  });
  const isForUs = payload['azp'] === undefined || payload['azp'] === platform.clientId;
  if (!isForUs) throw new LaunchRefusal('invalidToken', 'another party is authorized');
  return payload;
}
