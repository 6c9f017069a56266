import { type ActivityConstraint, NO_CONSTRAINT } from '../activity/activity-part';
import { inheritConstraint } from '../activity/constraint-inheritance';

/**
 * [4.26] [5.10] Can a lesson that was begun still be gone on with, by the dates that stand on it and on what it is in?
 * The nearest comes first.
 */
export function isLessonOpen(constraints: ReadonlyArray<ActivityConstraint | null>, now: Date): boolean {
  const { startFrom, gracePeriodUntil, accessibleUntil } = constraints.reduce<ActivityConstraint>(
    inheritConstraint,
    NO_CONSTRAINT,
  );
  if (startFrom && now < startFrom) return false;
  return [gracePeriodUntil, accessibleUntil].every((until) => until === null || now <= until);
}
