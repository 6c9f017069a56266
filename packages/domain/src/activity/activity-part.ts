import type {
  ActivityType,
  ContentType,
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
  progress: number;
  submitted: Date | null;
  finished: Date | null;
  lastProctoringSessionId: string | null;
  /** [8.8] An earlier try was done. */
  doneBefore: boolean;
  /** [4.31] Of its proctoring session; left out where there is none. */
  proctoringState?: WorkflowState;
};

/** [3.7] A node of the course's tree. */
export type ActivityPart = {
  id: string;
  order: number;
  axis: string;
  activityPathId: string;
  available: boolean;
  /** [4.26] The axis of what must be completed first; null when it is available. */
  waitsFor: string | null;
  contentAvailable: boolean;
  optional: boolean;
  scoreWeight: number;
  duration: number | null;
  toolUrl: string | null;
  activityConstraint: ActivityConstraint | null;
  /** [8.8] What must be reached to pass, 0 to 1; null where nothing must. */
  normalizedPassingScore: number | null;
  /** [8.8] Null where attempts are not counted. */
  remainingAttempts: number | null;
  childActivity: {
    name: string;
    /** BCP 47, of what it says; null where nobody said. */
    language: string | null;
    code: string;
    type: ActivityType;
    activityType: ContentType | null;
    state: LifecycleState;
    proctored: boolean;
    supportReview: boolean;
    /** [3.2] A tool says what it is worth, and when it is handed in. */
    supportLtiGrading: boolean;
    /** [9.5] */
    supportMobileView: boolean;
    /** [3.2] It is taken in a group; left out where it is not. */
    supportCollaborativeMode?: boolean | undefined;
    /** [3.2] Of one for groups: who is in none may take it alone. */
    supportPersonalMode?: boolean | undefined;
    children: readonly ActivityPart[];
    activityWorkflowAggregate: {
      lastActivityWorkflow: ActivityWorkflow;
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
  return childActivity.activityWorkflowAggregate?.lastActivityWorkflow.state ?? null;
}
