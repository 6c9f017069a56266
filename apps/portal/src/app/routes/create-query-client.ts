import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassingFailure } from '../../api/transport/is-passing-failure';
import { retryAfterMsOf } from '../../api/transport/retry-after';

const FRESH_MS = 30_000;
/** Together well under the three seconds after which a page says what is wrong. */
const RETRIES = 1;
const RETRY_AFTER_MS = 1000;

/** On the server each failure is noted; in the browser the page that asked shows it. */
export function createQueryClient(onProblem?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    ...(onProblem && { queryCache: new QueryCache({ onError: onProblem }) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A page that is being rendered does not wait for another try: the browser makes it.
        retry: (failures, error) =>
          !import.meta.env.SSR &&
          failures < RETRIES &&
          isPassingFailure(error) &&
          // A server that said when has been asked again by then, or is not to be for long.
          retryAfterMsOf(error) === null,
        retryDelay: RETRY_AFTER_MS,
      },
    },
  });
}
