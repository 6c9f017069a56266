import { queryOptions } from '@tanstack/react-query';
import { apiOf } from './transport/api-of';

/** Who is signed in and what they may do; it changes rarely and never by itself. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['current-user'],
    queryFn: async ({ client }) => {
      const { getCurrentUser } = await import('@lantern/contract/platform/get-current-user');
      return apiOf(client)(getCurrentUser, {});
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
