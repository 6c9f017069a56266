import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

/** What others take changes by the hour. */
const FRESH_MS = 5 * 60_000;

/** [2.4] */
export function suggestionsQuery() {
  return queryOptions({
    queryKey: ['suggestions'],
    staleTime: FRESH_MS,
    queryFn: async ({ client }) => {
      const { getMySuggestions } = await import('@lantern/contract/catalog/get-my-suggestions');
      return apiOf(client)(getMySuggestions, {});
    },
  });
}
