import { remainingAttempts } from '../tries/attempts-left';
import type { ActivityPart } from '../activity/activity-part';
import { type CourseNode, supportsLtiGrading } from '../activity/course-node';
import { sequenceLocks } from '../activity/sequence';

/** [3.7] [4.26] The parts of a course as the wire has them, each with what stands on itself; `inheritTree` adds the rest. */
export function activityParts(root: CourseNode): readonly ActivityPart[] {
  return rootPart(root).childActivity.children;
}

/** [3.7] The root as if it were a part: in a course that is one activity it is all there is. */
export function rootPart(root: CourseNode): ActivityPart {
  return activityPartOf(root, sequenceLocks(root.children));
}

function activityPartOf(node: CourseNode, locks: ReadonlyMap<string, string>): ActivityPart {
  const { part, outcome, children } = node;
  const { workflow, normalizedScore, passed } = outcome;
  const id = part.partId ?? part.activityId;
  const waitsFor = locks.get(part.axis) ?? null;
  return {
    id,
    order: part.order,
    axis: part.axis,
    activityPathId: id,
    available: waitsFor === null,
    waitsFor,
    contentAvailable: true,
    optional: part.optional,
    scoreWeight: part.scoreWeight,
    duration: part.duration,
    toolUrl: part.toolUrl,
    activityConstraint: part.constraint,
    normalizedPassingScore: part.passingScore,
    remainingAttempts: remainingAttempts({
      attempts: workflow?.attempts ?? 0,
      maxAttempts: part.maxAttempts,
    }),
    childActivity: {
      name: part.name,
      language: part.language,
      code: part.code,
      type: part.type,
      activityType: part.activityType,
      state: part.activityState,
      proctored: part.proctored,
      supportReview: part.supportReview,
      supportLtiGrading: supportsLtiGrading(node),
      supportMobileView: part.supportMobileView,
      ...(part.team && { supportCollaborativeMode: true, supportPersonalMode: part.team.mayBeAlone }),
      children: children.map((child) => activityPartOf(child, locks)),
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
