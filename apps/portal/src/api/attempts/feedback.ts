import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

/** [9.13] When the learner last answered the survey or put it away, on whatever device. */
export function feedbackQuery() {
  return queryOptions({
    queryKey: ['feedback'],
    // Every page with the frame wants to know it; what changes it here is written here.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) => {
      const { getMyFeedback } = await import('@lantern/contract/platform/get-my-feedback');
      return apiOf(client)(getMyFeedback, {});
    },
  });
}

/** [9.13] Answered or put away, here or in another tab. */
export function hearAnswered(client: QueryClient, lastAnswered: Date): void {
  client.setQueryData(feedbackQuery().queryKey, { lastAnswered });
}
