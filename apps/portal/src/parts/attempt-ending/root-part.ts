import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { WholeTree } from '../../api/attempts/activities';

/** What there is to do in a course, also where it is one activity. */
export function partsOf(tree: WholeTree, course: ObjectiveAccess): readonly ActivityPart[] {
  return tree.children.length > 0 ? tree.children : [rootPart(tree, course)];
}

/** A course that is one activity, as the part it would be. Its axis is none. */
export function rootPart(tree: WholeTree, { objective }: ObjectiveAccess): ActivityPart {
  const { id, name, language, code, type, activityType, state, proctored } = tree;
  const { supportReview, supportLtiGrading, supportMobileView } = tree;
  return {
    id,
    order: 1,
    axis: '',
    activityPathId: id,
    available: true,
    waitsFor: null,
    contentAvailable: true,
    optional: false,
    scoreWeight: 1,
    duration: objective.activity.duration,
    toolUrl: null,
    activityConstraint: null,
    normalizedPassingScore: null,
    remainingAttempts: null,
    childActivity: {
      name,
      language,
      code,
      type,
      activityType,
      state,
      proctored,
      supportReview,
      supportLtiGrading,
      supportMobileView,
      children: [],
      activityWorkflowAggregate: tree.activityWorkflowAggregate,
    },
  };
}
