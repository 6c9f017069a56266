import type { ActivityConstraint } from '@lantern/domain/activity/activity-part';
import type { ActivityType, ContentType, LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';

/** [3.7] An attempt at one activity. */
export type ActivityWorkflowRow = {
  id: string;
  state: WorkflowState;
  progress: number;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
  /** [8.8] How often it was begun, this time included. */
  attempts: number;
};

/** [3.7] An activity of a course, with what one attempt has made of it. The root has no part. */
export type AttemptActivity = {
  partId: string | null;
  parentId: string | null;
  activityId: string;
  axis: string;
  order: number;
  optional: boolean;
  scoreWeight: number;
  needsGrading: boolean;
  /** [4.26] */
  requiresPrevious: boolean;
  /** [8.8] */
  passingScore: number | null;
  maxAttempts: number | null;
  constraint: ActivityConstraint | null;
  name: string;
  code: string;
  type: ActivityType;
  activityType: ContentType | null;
  activityState: LifecycleState;
  proctored: boolean;
  supportReview: boolean;
  supportMobileView: boolean;
  duration: number | null;
  workflow: ActivityWorkflowRow | null;
  normalizedScore: number | null;
  passed: boolean | null;
};
