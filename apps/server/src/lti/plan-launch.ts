import type { ActivityLock } from '@lantern/domain/activity/activity-lock';
import { allNodes, type CourseNode } from '@lantern/domain/activity/course-node';
import { firstLock } from '@lantern/domain/attempt/first-lock';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { launchMode, mayReviewAtLaunch, reviewFactsAt } from '@lantern/domain/lti/launch-review';
import { toolDisclosure } from '@lantern/domain/lti/tool-disclosure';
import { findOwnActivities } from '../attempts/own-activities';
import type { Db } from '../db/db';
import type { LtiDocumentTarget, LtiLaunch } from '../store/lti/lti-launches';
import { findLtiPlacement, type LtiPlacement } from '../store/lti/lti-placements';
import type { Learner } from '../store/people/learner-facts';

export type LaunchRequest = {
  learner: Learner;
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
  const { workflow } = node.outcome;
  if (!workflow) return refused({ kind: 'activityNotStarted' });
  const activityWorkflowId = workflow.id;
  const placement = await findLtiPlacement(db, { ...learner, activityWorkflowId });
  if (!placement) return refused({ kind: 'notFound' });

  const { attempt, root } = found;
  const mode = launchMode(attempt.state, node, request.isReview);
  if (!mode) return refused({ kind: 'reviewNotOpen' });
  const lock = firstLock(root, [node], now);
  if (lock) return refused({ kind: 'locked', lock });
  const mayReview = mayReviewAtLaunch(attempt, { root, node, reveal: placement }, now);
  if (mode === 'review' && !mayReview) return refused({ kind: 'reviewNotOpen' });
  const course = { ...placement, protectResults: attempt.protectResults, attemptState: attempt.state };
  const disclosure = toolDisclosure(
    { activity: reviewFactsAt(root, node), course, isWholeCourse: node.part.partId === null },
    now,
  );
  const launch = {
    userId: learner.userId,
    objectiveWorkflowId: attempt.id,
    activityWorkflowId,
    mode,
    documentTarget: request.documentTarget,
    tellsResults: disclosure.results,
    tellsAnswers: disclosure.answers,
  };
  return { kind: 'planned', launch, placement };
}

/** [7.12] The last workflow named; else the last part; else the course itself. */
function requestedNode(root: CourseNode, request: LaunchRequest): CourseNode | null {
  const workflowId = request.activityWorkflowIds.at(-1);
  const partId = request.activityPartIds.at(-1) ?? null;
  const isRequested = workflowId
    ? ({ outcome }: CourseNode) => outcome.workflow?.id === workflowId
    : ({ part }: CourseNode) => part.partId === partId;
  return allNodes(root).find(isRequested) ?? null;
}

function refused(refusal: LaunchRefusal): LaunchPlan {
  return { kind: 'refused', refusal };
}
