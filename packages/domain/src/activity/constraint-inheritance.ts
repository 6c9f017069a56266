import { type ActivityConstraint, type ActivityPart, NO_CONSTRAINT } from './activity-part';

/** [5.10] Reading 56: field by field the child's own value, else the parent's; both policies are the child's alone. */
export function inheritConstraint(
  child: ActivityConstraint | null,
  parent: ActivityConstraint | null,
): ActivityConstraint {
  const own = child ?? NO_CONSTRAINT;
  const given = parent ?? NO_CONSTRAINT;
  return {
    startFrom: own.startFrom ?? given.startFrom,
    startUntil: own.startUntil ?? given.startUntil,
    accessibleUntil: own.accessibleUntil ?? given.accessibleUntil,
    gracePeriodUntil: own.gracePeriodUntil ?? given.gracePeriodUntil,
    due: own.due ?? given.due,
    resultsDisclosureFrom: own.resultsDisclosureFrom ?? given.resultsDisclosureFrom,
    resultsDisclosureAbove: own.resultsDisclosureAbove ?? given.resultsDisclosureAbove,
    revealResultsFrom: own.revealResultsFrom ?? given.revealResultsFrom,
    resultsDisclosurePolicy: own.resultsDisclosurePolicy,
    reviewPolicy: own.reviewPolicy,
  };
}

type Inherited = Pick<ActivityPart, 'activityConstraint' | 'optional' | 'scoreWeight'> & {
  proctored: boolean;
};

/** [4.31] What the course itself hands down: taken under supervision, all that is in it is. */
export function inheritCourse(
  parts: readonly ActivityPart[],
  course: { proctored: boolean },
): ActivityPart[] {
  return inheritTree(parts, { activityConstraint: null, optional: false, scoreWeight: 1, ...course });
}

/** [5.10] The tree as the rules read it: what stands on a parent holds for everything below it. */
export function inheritTree(parts: readonly ActivityPart[], parent: Inherited | null = null): ActivityPart[] {
  return parts.map((part) => inheritPart(part, parent));
}

function inheritPart(part: ActivityPart, parent: Inherited | null): ActivityPart {
  const inherited = {
    activityConstraint: inheritConstraint(part.activityConstraint, parent?.activityConstraint ?? null),
    optional: part.optional || (parent?.optional ?? false),
    scoreWeight: parent?.scoreWeight === 0 ? 0 : part.scoreWeight,
  };
  const proctored = part.childActivity.proctored || (parent?.proctored ?? false);
  const children = inheritTree(part.childActivity.children, { ...inherited, proctored });
  return { ...part, ...inherited, childActivity: { ...part.childActivity, proctored, children } };
}
