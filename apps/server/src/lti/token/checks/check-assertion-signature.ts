import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { LtiTool } from '../../../store/lti/lti-tools';
import { type LtiRefused, refused } from '../../refusal';
import type { ToolKeySets } from '../tool-key-sets';

type Signed = {
  assertion: string;
  keysOf: Pick<LtiTool, 'jwks' | 'jwksUrl'>;
  keySets: ToolKeySets;
  now: Date;
};

/** Signed by a key of whoever says that it is theirs; a key that is not known yet is looked for once more. Times are looked at apart. */
export async function checkAssertionSignature(signed: Signed): Promise<{ claims: JWTPayload } | LtiRefused> {
  const first = await verify(signed, false);
  return 'kind' in first && first.refusal === 'assertionNotTrusted' ? verify(signed, true) : first;
}

async function verify(
  { assertion, keysOf, keySets, now }: Signed,
  isFresh: boolean,
): Promise<{ claims: JWTPayload } | LtiRefused> {
  try {
    const keys = await keySets(keysOf, { now, isFresh }).catch((error: unknown) => {
      throw new KeysUnavailable('No keys', { cause: error });
    });
    // Its own times would be compared with the machine's clock: they are checked against ours, in a file of their own.
    const currentDate = now;
    const { payload } = await jwtVerify(assertion, keys, {
      algorithms: ['RS256'],
      currentDate,
      clockTolerance: 1e9,
    });
    return { claims: payload };
  } catch (error) {
    if (error instanceof KeysUnavailable) return refused('keysUnavailable', error.cause);
    if (error instanceof errors.JOSEError) return refused('assertionNotTrusted', error);
    throw error;
  }
}

class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}
