import type { LtiPlacement } from '../store/lti/lti-placements';

/** [2.18] Where a tool sends the learner when they are done. */
export function returnAddress(
  issuer: string,
  { objectiveId, partId }: Pick<LtiPlacement, 'objectiveId' | 'partId'>,
  activityWorkflowId: string,
): string {
  const query = new URLSearchParams({
    objectiveId,
    ...(partId ? { activityPathId: partId } : { activityWorkflowId }),
  });
  return `${issuer}/learn/lti-tool-callback?${query}`;
}
