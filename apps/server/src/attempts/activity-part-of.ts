import type { ActivityPart } from '@lantern/contract/entities/activity-part';
import { remainingAttempts } from '@lantern/domain/tries/attempts-left';
import { sequenceLocks } from '@lantern/domain/activity/sequence';
import type { AttemptNode } from './attempt-tree';

/** [3.7] [4.26] The parts of a course, each with what stands on itself; `inheritTree` adds what stands above it. */
export function activityParts(root: AttemptNode): ActivityPart[] {
  return rootPart(root).childActivity.children;
}

/** The root as if it were a part: in a course that is one activity it is all there is. */
export function rootPart(root: AttemptNode): ActivityPart {
  return activityPartOf(root, sequenceLocks(root.children));
}

/** [3.2] */
export function supportsLtiGrading({ type, needsGrading }: AttemptNode): boolean {
  return type === 'lti' && needsGrading;
}

function activityPartOf(node: AttemptNode, locks: ReadonlyMap<string, string>): ActivityPart {
  const { partId, workflow, normalizedScore, passed, maxAttempts } = node;
  const waitsFor = locks.get(node.axis) ?? null;
  return {
    id: partId ?? node.activityId,
    order: node.order,
    axis: node.axis,
    activityPathId: partId ?? node.activityId,
    available: waitsFor === null,
    waitsFor,
    contentAvailable: true,
    optional: node.optional,
    scoreWeight: node.scoreWeight,
    duration: node.duration,
    toolUrl: node.toolUrl,
    activityConstraint: node.constraint,
    normalizedPassingScore: node.passingScore,
    remainingAttempts:
      maxAttempts === null ? null : remainingAttempts({ attempts: workflow?.attempts ?? 0, maxAttempts }),
    childActivity: {
      name: node.name,
      code: node.code,
      type: node.type,
      activityType: node.activityType,
      state: node.activityState,
      proctored: node.proctored,
      supportReview: node.supportReview,
      supportLtiGrading: supportsLtiGrading(node),
      supportMobileView: node.supportMobileView,
      children: node.children.map((child) => activityPartOf(child, locks)),
      activityWorkflowAggregate: workflow && {
        lastActivityWorkflow: {
          id: workflow.id,
          state: workflow.state,
          progress: workflow.progress,
          submitted: workflow.submitted,
          finished: workflow.finished,
          lastProctoringSessionId: null,
          doneBefore: workflow.doneBefore,
        },
        bestActivityRecord: normalizedScore === null ? null : { passed, normalizedScore },
      },
    },
  };
}
