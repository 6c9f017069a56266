import { type ActivityConstraint, type ActivityPart, NO_CONSTRAINT } from './activity-part';
import { allParts } from './activity-tree';

/** The longest wait that setTimeout can hold, 24.8 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * [4.30] The next moment at which some rule of the tree may answer differently; null when none will. `reviewFrom` is
 * when the course lets its work be looked at [4.20].
 */
export function nextRefresh(
  parts: readonly ActivityPart[],
  now: Date,
  reviewFrom: Date | null = null,
): Date | null {
  const coming = allParts(parts)
    .flatMap(({ activityConstraint }) => turningPoints(activityConstraint ?? NO_CONSTRAINT))
    .concat(times([reviewFrom]))
    .filter((time) => time > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

/** [4.30] Reading 55: how long to wait now; when it is not the whole wait, the timer is armed again. */
export function refreshTimer(at: Date, now: Date): { delayMs: number; isWholeWait: boolean } {
  const wait = Math.max(0, at.getTime() - now.getTime());
  return { delayMs: Math.min(wait, LONGEST_TIMER_MS), isWholeWait: wait <= LONGEST_TIMER_MS };
}

/** What begins, begins at its instant; what ends still holds at its instant and is over just after. */
function turningPoints(constraint: ActivityConstraint): number[] {
  const { startFrom, resultsDisclosureFrom, revealResultsFrom } = constraint;
  const { startUntil, accessibleUntil, gracePeriodUntil, due } = constraint;
  return [
    ...times([startFrom, resultsDisclosureFrom, revealResultsFrom]),
    ...times([startUntil, accessibleUntil, gracePeriodUntil, due]).map((time) => time + 1),
  ];
}

function times(dates: ReadonlyArray<Date | null>): number[] {
  return dates.filter((date) => date !== null).map((date) => date.getTime());
}
