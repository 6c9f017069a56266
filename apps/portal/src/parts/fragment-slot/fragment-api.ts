import type { FragmentApi } from '@lantern/fragment-kit/fragment-props';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../api/platform';
import { fetchAnswer } from '../../api/transport/fetch-answer';
import { requestHeaders } from '../../api/transport/request-headers';

/** Who is signed in is not a fragment's to change. */
const [WHO] = currentUserQuery().queryKey;

/** The API as the page itself asks it: refusals, busy servers and ended sessions are met in the same way. */
export function fragmentApi(client: QueryClient): FragmentApi {
  return {
    async get(path, query = {}) {
      const search = new URLSearchParams(query);
      const address = search.size > 0 ? `${path}?${search}` : path;
      const reply = await fetchAnswer(address, { headers: requestHeaders('respond-async', false) });
      return reply.json();
    },
    async send(method, path, body) {
      const reply = await fetchAnswer(path, {
        method,
        headers: requestHeaders('respond-sync', true),
        body: JSON.stringify(body),
      });
      // The page does not know what of its own that has changed.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== WHO });
      return reply.json();
    },
  };
}
