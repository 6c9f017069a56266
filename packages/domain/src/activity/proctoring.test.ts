import { expect, test } from 'vitest';
import type { WorkflowState } from '../vocabulary';
import { isFinishedMode, isLockedByProctoring } from './proctoring';

// session → locked while running; in finished mode without review; in finished mode with review
test.each<[WorkflowState | null, boolean, boolean, boolean]>([
  [null, true, false, false],
  ['inProgress', false, false, false],
  ['submitted', true, true, false],
  ['inGrading', true, true, false],
  ['graded', true, true, false],
  ['gradingApproved', true, true, false],
  ['finished', true, false, false],
])('[4.31] session %s', (sessionState, running, withoutReview, withReview) => {
  const locked = (isFinished: boolean, supportReview: boolean) =>
    isLockedByProctoring({ proctored: true, sessionState, isFinishedMode: isFinished, supportReview });
  expect(locked(false, false)).toBe(running);
  expect(locked(false, true)).toBe(running);
  expect(locked(true, false)).toBe(withoutReview);
  expect(locked(true, true)).toBe(withReview);
});

test('[4.31] what is not proctored needs no session', () => {
  const facts = { proctored: false, sessionState: null, isFinishedMode: false, supportReview: false };
  expect(isLockedByProctoring(facts)).toBe(false);
});

test.each<[WorkflowState | null, WorkflowState | null, boolean]>([
  [null, null, false],
  ['inProgress', 'inProgress', false],
  ['submitted', 'graded', false],
  ['finished', 'inProgress', true],
  ['inProgress', 'finished', true],
  [null, 'finished', true],
])('[4.31] reading 25: activity %s, course %s: finished mode %s', (activity, course, isFinished) => {
  expect(isFinishedMode(activity, course)).toBe(isFinished);
});
