import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { inheritTree } from '@lantern/domain/activity/constraint-inheritance';
import type { AttemptNode } from './attempt-tree';

/** [3.7] [5.10] The parts of a course as the rules read them, with what they inherit. */
export function activityParts(root: AttemptNode): ActivityPart[] {
  return inheritTree(root.children.map(activityPartOf));
}

function activityPartOf(node: AttemptNode): ActivityPart {
  const { partId, workflow, normalizedScore, passed } = node;
  const hasScore = normalizedScore !== null;
  return {
    id: partId ?? node.activityId,
    order: node.order,
    axis: node.axis,
    activityPathId: partId ?? node.activityId,
    available: true,
    waitsFor: null,
    contentAvailable: true,
    optional: node.optional,
    scoreWeight: node.scoreWeight,
    duration: node.duration,
    toolUrl: null,
    activityConstraint: node.constraint,
    normalizedPassingScore: null,
    remainingAttempts: null,
    childActivity: {
      name: node.name,
      code: node.code,
      type: node.type,
      activityType: null,
      state: node.activityState,
      proctored: node.proctored,
      supportReview: node.supportReview,
      supportMobileView: true,
      children: node.children.map(activityPartOf),
      activityWorkflowAggregate: workflow && {
        lastActivityWorkflow: { ...workflow, lastProctoringSessionId: null },
        bestActivityRecord: hasScore ? { passed, normalizedScore } : null,
      },
    },
  };
}
