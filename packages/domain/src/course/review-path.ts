import type { ActivityType } from '../vocabulary';
import { activityReviewPath, contentPath } from './course-paths';

export type ReviewedAttempt = {
  /** Named only where it is not the last attempt. */
  objectiveWorkflowId: string | null;
  /** The root activity's own attempt, as the record knows it. */
  activityWorkflowId: string | null;
};

const REVIEW_QUERY = 'viewType=REVIEW';

/** [2.9] Where an attempt is looked back at: the content, or the one activity of an lti course. */
export function reviewPath(
  { id, type }: { id: string; type: ActivityType },
  { objectiveWorkflowId, activityWorkflowId }: ReviewedAttempt,
): string {
  if (type === 'lti' && activityWorkflowId) {
    return `${activityReviewPath(id, activityWorkflowId)}?${REVIEW_QUERY}`;
  }
  const attempt = objectiveWorkflowId && `&objectiveWorkflowId=${encodeURIComponent(objectiveWorkflowId)}`;
  return `${contentPath(id)}?${REVIEW_QUERY}${attempt ?? ''}`;
}
