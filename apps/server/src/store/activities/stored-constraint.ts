import { type ActivityConstraint, NO_CONSTRAINT } from '@lantern/domain/activity/activity-part';

export const CONSTRAINT_DATES = [
  'startFrom',
  'startUntil',
  'accessibleUntil',
  'gracePeriodUntil',
  'due',
  'resultsDisclosureFrom',
  'revealResultsFrom',
] as const;

/** A constraint as JSON keeps it: what is not set is left out, dates are texts. */
export type StoredConstraint = Partial<
  Omit<ActivityConstraint, (typeof CONSTRAINT_DATES)[number]> &
    Record<(typeof CONSTRAINT_DATES)[number], string | null>
>;

/** [3.8] */
export function constraintOf(stored: StoredConstraint | null): ActivityConstraint | null {
  if (stored === null) return null;
  const { resultsDisclosureAbove, resultsDisclosurePolicy, reviewPolicy } = stored;
  const constraint = {
    ...NO_CONSTRAINT,
    ...(resultsDisclosureAbove !== undefined && { resultsDisclosureAbove }),
    ...(resultsDisclosurePolicy !== undefined && { resultsDisclosurePolicy }),
    ...(reviewPolicy !== undefined && { reviewPolicy }),
  };
  for (const name of CONSTRAINT_DATES) {
    const date = stored[name];
    if (date) constraint[name] = new Date(date);
  }
  return constraint;
}
