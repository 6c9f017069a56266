import type { ProblemCode } from '@lantern/contract/problem-error';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../api/network-error';
import { problemCodeOf } from '../api/problem-code-of';

const FRESH_MS = 30_000;
const TRIES = 3;

/** Problems that asking again can mend; any other answer is final. */
const PASSING: ReadonlyArray<ProblemCode | null> = ['internal', 'busy', 'timedOut', 'tooManyRequests'];

/** On the server each failure is noted; in the browser the page that asked shows it. */
export function createQueryClient(onProblem?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    ...(onProblem && { queryCache: new QueryCache({ onError: onProblem }) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A page that is being rendered does not wait for another try: the browser makes it.
        retry: (failures, error) => !import.meta.env.SSR && failures < TRIES && isPassing(error),
      },
    },
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || PASSING.includes(problemCodeOf(error));
}
