import { ProblemError } from '@lantern/contract/problem-error';
import type { CallContext } from '../http/call-context';
import { limitPerMinute } from '../http/rate-limit';

const LOOK_UPS_A_MINUTE = 30;

const limit = limitPerMinute(LOOK_UPS_A_MINUTE);

type Visitor = Pick<CallContext, 'address' | 'isFromOwnMachine' | 'now'>;

/** Numbers cannot be guessed; this keeps anybody from trying. */
export function limitLookUps({ address, isFromOwnMachine, now }: Visitor): void {
  if (!isFromOwnMachine) limit(address, now.getTime());
}

/** Files are asked for by the page that was looked up, and count only when they are not there; guessers get none. */
export function refuseGuessers({ address, isFromOwnMachine, now }: Visitor): void {
  if (!isFromOwnMachine && limit.isSpent(address, now.getTime())) throw new ProblemError('tooManyRequests');
}
