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
  /** [8.8] An earlier try was done. */
  doneBefore: boolean;
};

/** [3.7] An activity of a course, the same for all who learn there. The root has no part. */
export type OutlineActivity = {
  readonly partId: string | null;
  readonly parentId: string | null;
  readonly activityId: string;
  readonly axis: string;
  readonly order: number;
  readonly optional: boolean;
  readonly scoreWeight: number;
  readonly needsGrading: boolean;
  /** [4.26] */
  readonly requiresPrevious: boolean;
  /** [8.8] */
  readonly passingScore: number | null;
  readonly maxAttempts: number | null;
  readonly constraint: ActivityConstraint | null;
  readonly name: string;
  readonly code: string;
  readonly type: ActivityType;
  readonly activityType: ContentType | null;
  readonly activityState: LifecycleState;
  readonly proctored: boolean;
  readonly supportReview: boolean;
  readonly supportMobileView: boolean;
  readonly duration: number | null;
  /** [3.7] Where its tool is, of one that has one. */
  readonly toolUrl: string | null;
};

/** What an attempt has made of an activity. */
export type ActivityOutcome = {
  workflow: ActivityWorkflowRow | null;
  normalizedScore: number | null;
  passed: boolean | null;
};

/** [3.7] An activity of a course, with what one attempt has made of it. */
export type AttemptActivity = OutlineActivity & ActivityOutcome;
