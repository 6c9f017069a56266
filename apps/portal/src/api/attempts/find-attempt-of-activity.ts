import type { QueryClient } from '@tanstack/react-query';
import { isGuid } from '@lantern/domain/web/is-guid';
import { apiOf } from '../transport/api-of';

/** [7.6] [2.9] In which of the learner's attempts at a course an activity was taken; null when in none. */
export async function findAttemptOfActivity(
  client: QueryClient,
  { objectiveId, workflowId }: { objectiveId: string; workflowId: string },
): Promise<string | null> {
  if (!isGuid(workflowId)) return null;
  const { queryActivityWorkflowAggregates } = await import(
    '@lantern/contract/activities/query-activity-workflow-aggregates'
  );
  const { data } = await apiOf(client)(queryActivityWorkflowAggregates, {
    query: { filter: [['id', '=', workflowId], 'and', ['objectiveId', '=', objectiveId]] },
  });
  return data[0]?.objectiveWorkflowId ?? null;
}
