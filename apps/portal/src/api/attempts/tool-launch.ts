import type { CallAnswer } from '@lantern/contract/call';
import type { postResourceLink } from '@lantern/contract/lti/post-resource-link';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { unlessEnding } from './attempt-hold';

/** The activity whose tool is opened. */
export type ToolActivity = {
  objectiveWorkflowId: string;
  /** Null for a course that is one activity. */
  activityPartId: string | null;
  /** Null where it has not been started. */
  activityWorkflowId: string | null;
  isReview: boolean;
  /** [8.8] How many new tries were begun on this page: each is another launch. */
  newTries?: number;
};

export type ToolTarget = 'iframe' | 'window';
export type ToolLink = CallAnswer<typeof postResourceLink>;

/** An address is good once and for five minutes. */
export const TOOL_LINK_LIFETIME_MS = 4 * 60_000;

/** [7.19] Where the tool is opened; `round` asks for another address. What was not begun is begun first. */
export function toolLinkQuery(activity: ToolActivity, target: ToolTarget, round: number) {
  const { objectiveWorkflowId, activityPartId, isReview, newTries = 0 } = activity;
  return queryOptions({
    queryKey: ['tool-link', objectiveWorkflowId, activityPartId, isReview, newTries, target, round],
    queryFn: ({ client, signal }) => openTool({ client, signal }, activity, target),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

type Asking = { client: QueryClient; signal: AbortSignal };

async function openTool(asking: Asking, activity: ToolActivity, target: ToolTarget): Promise<ToolLink> {
  const { client, signal } = asking;
  const { objectiveWorkflowId, activityPartId, isReview } = activity;
  const { postResourceLink } = await import('@lantern/contract/lti/post-resource-link');
  const activityWorkflowId = activity.activityWorkflowId ?? (isReview ? null : await begin(asking, activity));
  const input = {
    params: { objectiveWorkflowId },
    query: { documentTarget: target, ...(isReview && { viewType: 'REVIEW' as const }) },
    body: {
      activityWorkflowIds: activityWorkflowId === null ? [] : [activityWorkflowId],
      activityPartIds: activityPartId === null ? [] : [activityPartId],
    },
  };
  return unlessEnding(objectiveWorkflowId, () => apiOf(client)(postResourceLink, input), signal);
}

/** [4.9] [7.10] */
async function begin({ client, signal }: Asking, activity: ToolActivity): Promise<string | null> {
  const { objectiveWorkflowId, activityPartId } = activity;
  const { startActivityWorkflows } = await import('@lantern/contract/activities/start-activity-workflows');
  const body = { objectiveWorkflowId, activityPartIds: activityPartId === null ? [] : [activityPartId] };
  const start = () => apiOf(client)(startActivityWorkflows, { body });
  const { data } = await unlessEnding(objectiveWorkflowId, start, signal);
  return data.find((workflow) => workflow.activityPartId === activityPartId)?.id ?? null;
}
