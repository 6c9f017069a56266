import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import type { QueryClient } from '@tanstack/react-query';
import { activityTreeQuery } from './activities';
import { apiOf } from '../transport/api-of';
import { unlessEnding } from './attempt-hold';
import { refetchAttempts } from './attempts';
import { withWorkflows } from './with-workflows';

/** One activity of an attempt; null for the course's root. */
export type WorkedActivity = { objectiveWorkflowId: string; activityPartId: string | null };

/** [4.9] [7.10] Begins an activity; what is under way already is answered as it is. */
export async function startActivity(
  client: QueryClient,
  { objectiveWorkflowId, activityPartId }: WorkedActivity,
): Promise<ActivityWorkflow | null> {
  const { startActivityWorkflows } = await import('@lantern/contract/activities/start-activity-workflows');
  const body = { objectiveWorkflowId, activityPartIds: activityPartId === null ? [] : [activityPartId] };
  const { data } = await unlessEnding(objectiveWorkflowId, () =>
    apiOf(client)(startActivityWorkflows, { body }),
  );
  showWorkflows(client, objectiveWorkflowId, data);
  return data.find((workflow) => workflow.activityPartId === activityPartId) ?? null;
}

/** [8.8] Reading 63: begins another try of an activity that is done. */
export async function startNewTry(
  client: QueryClient,
  { objectiveWorkflowId, activityPartId }: { objectiveWorkflowId: string; activityPartId: string },
): Promise<void> {
  const { startActivityWorkflows } = await import('@lantern/contract/activities/start-activity-workflows');
  const body = { objectiveWorkflowId, activityPartIds: [activityPartId], isNewTry: true };
  const { data } = await unlessEnding(objectiveWorkflowId, () =>
    apiOf(client)(startActivityWorkflows, { body }),
  );
  showWorkflows(client, objectiveWorkflowId, data);
}

/** Every tree that the page knows, to be asked for anew. */
export function refetchTrees(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['activity-tree'] });
}

/** The course, and its trees after it: a tree older than the course that the page knows would not be asked for again. */
export async function refetchCourse(client: QueryClient): Promise<void> {
  await refetchAttempts(client);
  await refetchTrees(client);
}

/** Shown as done before the server has said so; its answer takes the place of this. */
export function showFinished(client: QueryClient, activity: WorkedActivity, workflowId: string | null): void {
  const now = new Date();
  const { objectiveWorkflowId } = activity;
  showWorkflows(client, objectiveWorkflowId, [
    {
      ...activity,
      id: workflowId ?? NOT_YET_KNOWN,
      state: 'finished',
      progress: 1,
      started: now,
      submitted: now,
      finished: now,
    },
  ]);
}

/** What was done without a connection has no id until it is sent. */
const NOT_YET_KNOWN = '00000000-0000-0000-0000-000000000000';

/** The tree and the contents as they stand after these attempts, without asking for them. */
function showWorkflows(
  client: QueryClient,
  objectiveWorkflowId: string,
  workflows: readonly ActivityWorkflow[],
): void {
  client.setQueryData(
    activityTreeQuery(objectiveWorkflowId).queryKey,
    (tree) => tree && withWorkflows(tree, workflows),
  );
  client.setQueriesData<ActivityContent>(
    { queryKey: ['activity-content', objectiveWorkflowId] },
    (content) => {
      const activityWorkflow = workflows.find(
        ({ activityPartId }) => activityPartId === content?.activityPartId,
      );
      return content && activityWorkflow ? { ...content, activityWorkflow } : content;
    },
  );
}
