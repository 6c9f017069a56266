import type { ActivityLock } from '@lantern/domain/activity/activity-lock';
import { allParts } from '@lantern/domain/activity/activity-tree';
import { inheritCourse } from '@lantern/domain/activity/constraint-inheritance';
import { courseReviewLock } from '@lantern/domain/activity/course-review-lock';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { GradeReveal } from '@lantern/domain/grade/grade-reveal';
import { toolDisclosure } from '@lantern/domain/lti/tool-disclosure';
import { firstLock } from '../attempts/activity-lock-of';
import { activityParts } from '../attempts/activity-part-of';
import { type AttemptNode, allNodes } from '../attempts/attempt-tree';
import { findOwnActivities, type OwnActivities } from '../attempts/own-activities';
import type { Db } from '../db/db';
import type { Attempt } from '../store/attempts/attempts';
import type { LtiDocumentTarget, LtiLaunch, LtiMode } from '../store/lti/lti-launches';
import { findLtiPlacement, type LtiPlacement } from '../store/lti/lti-placements';

export type LaunchRequest = {
  learner: { tenantId: string; userId: string };
  objectiveWorkflowId: string;
  activityWorkflowIds: readonly string[];
  activityPartIds: readonly string[];
  isReview: boolean;
  documentTarget: LtiDocumentTarget;
};

export type LaunchRefusal =
  | { kind: 'notFound' | 'unavailable' | 'activityNotStarted' | 'reviewNotOpen' }
  | { kind: 'locked'; lock: ActivityLock };

export type PlannedLaunch = Pick<
  LtiLaunch,
  | 'userId'
  | 'objectiveWorkflowId'
  | 'activityWorkflowId'
  | 'mode'
  | 'documentTarget'
  | 'tellsResults'
  | 'tellsAnswers'
>;

export type LaunchPlan =
  | { kind: 'planned'; launch: PlannedLaunch; placement: LtiPlacement }
  | { kind: 'refused'; refusal: LaunchRefusal };

/** [7.19] May the learner open this tool now, and how? Handed in, an attempt can only be looked at. */
export async function planLaunch(db: Db, request: LaunchRequest, now: Date): Promise<LaunchPlan> {
  const { learner, objectiveWorkflowId: id } = request;
  const found = await findOwnActivities(db, { learner, id });
  const node = found && requestedNode(found.root, request);
  if (!found || !node) return refused({ kind: 'notFound' });
  if (!isCourseOpen(found.attempt.courseState)) return refused({ kind: 'unavailable' });
  if (!node.workflow) return refused({ kind: 'activityNotStarted' });
  const activityWorkflowId = node.workflow.id;
  const placement = await findLtiPlacement(db, { ...learner, activityWorkflowId });
  if (!placement) return refused({ kind: 'notFound' });

  const { attempt, root } = found;
  const mode = modeOf(attempt, node, request.isReview);
  if (!mode) return refused({ kind: 'reviewNotOpen' });
  const lock = firstLock(root, [node], now);
  if (lock) return refused({ kind: 'locked', lock });
  if (mode === 'review' && !mayReview(found, node, placement, now)) return refused({ kind: 'reviewNotOpen' });
  const course = { ...placement, protectResults: attempt.protectResults, attemptState: attempt.state };
  const told = toolDisclosure(
    { activity: reviewFacts(root, node), course, isWholeCourse: node.partId === null },
    now,
  );
  const launch = {
    userId: learner.userId,
    objectiveWorkflowId: attempt.id,
    activityWorkflowId,
    mode,
    documentTarget: request.documentTarget,
    tellsResults: told.results,
    tellsAnswers: told.answers,
  };
  return { kind: 'planned', launch, placement };
}

/** [7.12] The last workflow named; else the last part; else the course itself. */
function requestedNode(root: AttemptNode, request: LaunchRequest): AttemptNode | null {
  const workflowId = request.activityWorkflowIds.at(-1);
  const partId = request.activityPartIds.at(-1) ?? null;
  const isWished = workflowId
    ? ({ workflow }: AttemptNode) => workflow?.id === workflowId
    : (node: AttemptNode) => node.partId === partId;
  return allNodes(root).find(isWished) ?? null;
}

function modeOf(attempt: Attempt, { workflow }: AttemptNode, isReview: boolean): LtiMode | null {
  const isOpen = attempt.state === 'inProgress' && workflow?.state === 'inProgress';
  if (isOpen) return isReview ? null : 'take';
  return 'review';
}

/** [4.16] [4.20] [4.21] What a course that was handed in does not let be looked back at, none of its tools shows either. */
function mayReview(
  { attempt, root }: OwnActivities,
  { partId }: AttemptNode,
  reveal: GradeReveal,
  now: Date,
): boolean {
  if (attempt.state === 'inProgress') return partId !== null;
  const { gradeRevealPolicy, gradeRevealDate } = reveal;
  const { supportReview } = root;
  return (
    courseReviewLock({ gradeRevealPolicy, gradeRevealDate, supportReview, workflow: attempt }, now) === null
  );
}

/** [5.10] With the constraint that it inherits. */
function reviewFacts(root: AttemptNode, node: AttemptNode) {
  const part = allParts(inheritCourse(activityParts(root), root)).find(({ id }) => id === node.partId);
  return {
    constraint: part?.activityConstraint ?? null,
    type: node.type,
    state: node.workflow?.state ?? 'inProgress',
    normalizedScore: node.normalizedScore,
  } as const;
}

function refused(refusal: LaunchRefusal): LaunchPlan {
  return { kind: 'refused', refusal };
}
