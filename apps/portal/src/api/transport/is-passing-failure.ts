import type { ProblemCode } from '@lantern/contract/problem-error';
import { NetworkError } from './network-error';
import { problemCodeOf } from './problem-code-of';

/** Problems that asking again can mend; any other answer is final. */
const PASSING: ReadonlyArray<ProblemCode | null> = [
  'internal',
  'busy',
  'timedOut',
  'requestTimedOut',
  'storageFull',
  'tooManyRequests',
];

/** No connection, a server in trouble, or too much asked of it at once. */
export function isPassingFailure(error: unknown): boolean {
  return error instanceof NetworkError || PASSING.includes(problemCodeOf(error));
}
