import { type ActivityConstraint, NO_CONSTRAINT } from '../activity/activity-part';
import { inheritConstraint } from '../activity/constraint-inheritance';
import type { WorkedOn } from '../activity/is-done';
import type { ActivityType, LifecycleState } from '../vocabulary';
import type { PlannedActivity } from './planned-course';

/** [3.7] A part of a course as far as planning goes. */
export type PlannedPart = {
  axis: string;
  optional: boolean;
  type: ActivityType;
  state: LifecycleState;
  constraint: ActivityConstraint | null;
  workflow: WorkedOn | null;
};

/**
 * [5.10] The part at an axis, by what stands above it and below it. Readings 61 and 62: null where it is a draft or
 * archived, or stands in something that is; of what is below it only what counts and is required is work.
 */
export function plannedActivity(axis: string, parts: readonly PlannedPart[]): PlannedActivity | null {
  const path = parts
    .filter((part) => part.axis === axis || isBelow(axis, part.axis))
    .toSorted((one, other) => other.axis.length - one.axis.length);
  if (path.length === 0 || !path.every(isThere)) return null;
  const below = parts.filter((part) => isBelow(part.axis, axis));
  const spared = below.filter((part) => part.optional || !isThere(part));
  const isSpared = (part: PlannedPart) => spared.some((one) => one === part || isBelow(part.axis, one.axis));
  const leaves = [...path.slice(0, 1), ...below].filter(
    (part) => part.type !== 'composite' && !isSpared(part),
  );
  const [own = NO_CONSTRAINT, ...above] = path.map(({ constraint }) => constraint ?? NO_CONSTRAINT);
  return {
    axis,
    optional: path.some(({ optional }) => optional),
    own,
    constraint: above.reduce((child, parent) => inheritConstraint(child, parent), own),
    work: leaves.map(({ workflow }) => workflow),
  };
}

/** [3.7] Reading 36: `1.2.3` stands in `1.2`, and in `1`. */
function isBelow(axis: string, above: string): boolean {
  return axis.startsWith(`${above}.`);
}

function isThere({ state }: PlannedPart): boolean {
  return state !== 'draft' && state !== 'archived';
}
