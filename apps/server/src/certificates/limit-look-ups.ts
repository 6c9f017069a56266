import { isOwnMachine } from '../http/is-own-machine';
import { rateLimit } from '../http/rate-limit';

const LOOK_UPS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

const limit = rateLimit(LOOK_UPS_A_MINUTE, MINUTE_MS);

/** Numbers cannot be guessed; this keeps anybody from trying. */
export function limitLookUps({ address, now }: { address: string; now: Date }): void {
  if (!isOwnMachine(address)) limit(address, now.getTime());
}
