import { expect, test } from 'vitest';
import { activityLock } from '../activity/activity-lock';
import { activityPart } from '../activity/activity-part.builder';
import { asNewTry, tryAgain } from './try-again';

const NOW = new Date('2026-03-10T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

type Differs = Parameters<typeof activityPart>[0];
const FAILED: Differs = {
  workflow: 'finished',
  normalizedPassingScore: 0.6,
  remainingAttempts: 1,
  record: { normalizedScore: 0.59, passed: false },
};

test.each<[string, Differs, 'leading' | 'quiet' | null]>([
  ['not passed', {}, 'leading'],
  ['passed', { record: { normalizedScore: 0.6, passed: true } }, 'quiet'],
  ['without a pass mark', { normalizedPassingScore: null }, 'quiet'],
  ['the result is not told', { record: { normalizedScore: null } }, 'quiet'],
  ['none left', { remainingAttempts: 0 }, null],
  ['not counted, with a pass mark', { remainingAttempts: null }, 'leading'],
  ['not counted, without one', { remainingAttempts: null, normalizedPassingScore: null }, null],
  ['not begun', { workflow: null }, null],
  ['under way', { workflow: 'inProgress' }, null],
  ['waiting for its grade', { workflow: 'inGrading' }, null],
])('[8.8] reading 63, Try again: %s: %s', (_case, differs, expected) => {
  const offer = tryAgain(activityPart({ ...FAILED, ...differs }));
  expect(offer && (offer.isLeading ? 'leading' : 'quiet')).toBe(expected);
});

test('[8.8] what is told with it: the tries left, the mark to reach, and the best so far', () => {
  expect(tryAgain(activityPart(FAILED))).toEqual({
    isLeading: true,
    remainingAttempts: 1,
    normalizedPassingScore: 0.6,
    normalizedScore: 0.59,
  });
  const { record: _none, ...unmarked } = FAILED;
  expect(tryAgain(activityPart(unmarked))).toMatchObject({ isLeading: false, normalizedScore: null });
});

test('[8.8] a new try is of the same activity', () => {
  const part = activityPart(FAILED);
  const { activityWorkflowAggregate: _before, ...activity } = part.childActivity;
  expect(asNewTry(part)).toMatchObject({ id: part.id, childActivity: activity });
});

test.each<[string, Differs, string | null]>([
  ['nothing in the way', {}, null],
  ['too late to start', { activityConstraint: { startUntil: BEFORE } }, 'afterStartUntil'],
  ['the very instant', { activityConstraint: { startUntil: NOW } }, null],
  ['after the grace period', { activityConstraint: { gracePeriodUntil: BEFORE } }, 'gracePeriodPassed'],
  ['before it opens', { activityConstraint: { startFrom: AFTER } }, 'beforeStart'],
  ['what comes before it is open again', { available: false, waitsFor: '1' }, 'completePrevious'],
  ['its review is hidden', { activityConstraint: { reviewPolicy: 'never' } }, null],
])(
  '[4.25] [8.8] reading 63: a new try obeys the rules of what is not started: %s',
  (_case, differs, kind) => {
    const part = activityPart({ ...FAILED, ...differs });
    expect(activityLock(asNewTry(part), NOW)?.kind ?? null).toBe(kind);
  },
);
