import type {
  ActivityType,
  LifecycleState,
  ResultsDisclosurePolicy,
  ReviewPolicy,
  WorkflowState,
} from '../vocabulary';

/** [3.8] When an activity may be taken, and when its results and review are told. */
export type ActivityConstraint = {
  startFrom: Date | null;
  startUntil: Date | null;
  accessibleUntil: Date | null;
  gracePeriodUntil: Date | null;
  due: Date | null;
  resultsDisclosureFrom: Date | null;
  resultsDisclosureAbove: number | null;
  resultsDisclosurePolicy: ResultsDisclosurePolicy | null;
  reviewPolicy: ReviewPolicy | null;
  revealResultsFrom: Date | null;
};

/** [3.7] The last attempt at one activity. */
export type ActivityWorkflow = {
  id: string;
  state: WorkflowState;
  submitted: Date | null;
  finished: Date | null;
  lastProctoringSessionId: string | null;
};

/** [3.7] A node of the course's tree. */
export type ActivityPart = {
  id: string;
  order: number;
  axis: string;
  activityPathId: string;
  available: boolean;
  contentAvailable: boolean;
  optional: boolean;
  scoreWeight: number;
  duration: number | null;
  toolUrl: string | null;
  activityConstraint: ActivityConstraint | null;
  childActivity: {
    name: string;
    code: string | null;
    type: ActivityType;
    state: LifecycleState;
    proctored: boolean;
    supportReview: boolean;
    children: readonly ActivityPart[];
    activityWorkflowAggregate: {
      lastActivityWorkflow: ActivityWorkflow | null;
      bestActivityRecord: { passed: boolean | null; normalizedScore: number | null } | null;
    } | null;
  };
};

export const NO_CONSTRAINT: ActivityConstraint = {
  startFrom: null,
  startUntil: null,
  accessibleUntil: null,
  gracePeriodUntil: null,
  due: null,
  resultsDisclosureFrom: null,
  resultsDisclosureAbove: null,
  resultsDisclosurePolicy: null,
  reviewPolicy: null,
  revealResultsFrom: null,
};

/** [4.3] The state of the last attempt, null when there is none. */
export function activityState({ childActivity }: ActivityPart): WorkflowState | null {
  return childActivity.activityWorkflowAggregate?.lastActivityWorkflow?.state ?? null;
}
