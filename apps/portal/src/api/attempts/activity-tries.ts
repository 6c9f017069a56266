import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

type TriedActivity = { objectiveWorkflowId: string; activityWorkflowId: string };

/** [8.8] The tries at an activity, the latest first; `round` changes with how it stands, and asks anew. */
export function activityTriesQuery(
  { objectiveWorkflowId, activityWorkflowId }: TriedActivity,
  round: string,
) {
  return queryOptions({
    queryKey: ['activity-tries', objectiveWorkflowId, activityWorkflowId, round],
    placeholderData: keepPreviousData,
    queryFn: async ({ client }) => {
      const { getActivityTries } = await import('@lantern/contract/activities/get-activity-tries');
      const params = { objectiveWorkflowId, activityWorkflowId };
      return (await apiOf(client)(getActivityTries, { params })).data;
    },
  });
}
