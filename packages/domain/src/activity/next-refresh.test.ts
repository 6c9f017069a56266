import { expect, test } from 'vitest';
import { FULL_TREE_RETRY_MS } from '../limits';
import type { ActivityConstraint } from './activity-part';
import { activityPart } from './activity-part.builder';
import { nextRefresh, refreshTimer } from './next-refresh';

const NOW = new Date('2026-03-10T12:00:00Z');
const LONGEST_MS = 2_147_483_647;

function later(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds);
}

function refreshAt(...constraints: Array<Partial<ActivityConstraint> | null>): Date | null {
  return nextRefresh(
    constraints.map((activityConstraint) => activityPart({ activityConstraint })),
    NOW,
  );
}

test.each(['startFrom', 'resultsDisclosureFrom', 'revealResultsFrom'] as const)(
  '[4.30] %s takes effect at its instant',
  (field) => {
    expect(refreshAt({ [field]: later(1) })).toEqual(later(1));
    expect(refreshAt({ [field]: NOW })).toBeNull();
    expect(refreshAt({ [field]: later(-1) })).toBeNull();
  },
);

test.each(['startUntil', 'accessibleUntil', 'gracePeriodUntil', 'due'] as const)(
  '[4.30] %s is over just after its instant',
  (field) => {
    expect(refreshAt({ [field]: later(1) })).toEqual(later(2));
    expect(refreshAt({ [field]: NOW })).toEqual(later(1));
    expect(refreshAt({ [field]: later(-1) })).toBeNull();
  },
);

test('[4.30] the nearest date of the whole tree counts', () => {
  expect(refreshAt()).toBeNull();
  expect(refreshAt(null, {})).toBeNull();
  expect(refreshAt({ startFrom: later(500), due: later(300) }, { startFrom: later(400) })).toEqual(
    later(301),
  );
  const leaf = activityPart({ activityConstraint: { startFrom: later(10) } });
  const root = activityPart({
    activityConstraint: { startFrom: later(20) },
    childActivity: { children: [leaf] },
  });
  expect(nextRefresh([root], NOW)).toEqual(later(10));
});

test('[4.20] [4.30] the date from which the course can be looked back at counts too', () => {
  const opensLater = activityPart({ activityConstraint: { startFrom: later(20) } });
  expect(nextRefresh([opensLater], NOW, later(10))).toEqual(later(10));
  expect(nextRefresh([opensLater], NOW, later(30))).toEqual(later(20));
  expect(nextRefresh([], NOW, later(1))).toEqual(later(1));
  expect(nextRefresh([], NOW, NOW)).toBeNull();
});

test.each([
  [later(-5), 0, true],
  [NOW, 0, true],
  [later(1000), 1000, true],
  [later(LONGEST_MS), LONGEST_MS, true],
  [later(LONGEST_MS + 1), LONGEST_MS, false],
  [new Date('2126-01-01T00:00:00Z'), LONGEST_MS, false],
])('[4.30] reading 55: for %s the timer waits %i ms, whole wait %s', (at, delayMs, isWholeWait) => {
  expect(refreshTimer(at, NOW)).toEqual({ delayMs, isWholeWait });
});

test('[4.30] a failed fetch of the full tree is tried again after 30 seconds', () => {
  expect(FULL_TREE_RETRY_MS).toBe(30_000);
});
