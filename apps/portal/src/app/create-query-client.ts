import { ProblemError } from '@lantern/contract/problem-error';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const FRESH_MS = 30_000;
const TRIES = 3;

/** Problems that asking again can mend; any other answer is final. */
const PASSING = new Set(['internal', 'busy', 'timedOut', 'tooManyRequests']);

export function createQueryClient(onProblem: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onProblem }),
    mutationCache: new MutationCache({ onError: onProblem }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < TRIES && isPassing(error),
      },
    },
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof ProblemError ? PASSING.has(error.code) : error instanceof TypeError;
}
