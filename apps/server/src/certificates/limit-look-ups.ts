import { ProblemError } from '@lantern/contract/problem-error';
import { isOwnMachine } from '../http/is-own-machine';
import { rateLimit } from '../http/rate-limit';

const LOOK_UPS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

const limit = rateLimit(LOOK_UPS_A_MINUTE, MINUTE_MS);

type Visitor = { address: string; now: Date };

/** Numbers cannot be guessed; this keeps anybody from trying. */
export function limitLookUps({ address, now }: Visitor): void {
  if (!isOwnMachine(address)) limit(address, now.getTime());
}

/** Files are asked for by the page that was looked up, and count only when they are not there; guessers get none. */
export function refuseGuessers({ address, now }: Visitor): void {
  if (!isOwnMachine(address) && limit.isSpent(address, now.getTime()))
    throw new ProblemError('tooManyRequests');
}
