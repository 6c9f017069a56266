import { expect, test } from 'vitest';
import { isDone, isTryDone, type WorkedOn } from './is-done';

const AT = new Date('2026-03-10T12:00:00Z');

test.each<[string, Omit<WorkedOn, 'doneBefore'> | null, boolean]>([
  ['never begun', null, false],
  ['under way', { state: 'inProgress', progress: 0.5, submitted: null }, false],
  ['under way, seen to its end', { state: 'inProgress', progress: 1, submitted: null }, false],
  ['given back by a grader', { state: 'inProgress', progress: 1, submitted: AT }, false],
  ['waiting for its grade', { state: 'inGrading', progress: 1, submitted: AT }, true],
  ['finished', { state: 'finished', progress: 1, submitted: AT }, true],
  ['handed in half', { state: 'finished', progress: 0.5, submitted: AT }, false],
  ['cut off by the end of the attempt', { state: 'finished', progress: 0.5, submitted: null }, false],
  ['cut off at its very end', { state: 'finished', progress: 1, submitted: null }, false],
])('[3.5] [4.10] done: %s', (_case, workflow, expected) => {
  expect(isDone(workflow && { ...workflow, doneBefore: false })).toBe(expected);
  expect(workflow !== null && isTryDone(workflow)).toBe(expected);
});

test.each(['inProgress', 'finished'] as const)(
  '[8.8] reading 63: what was done stays done while a new try is %s',
  (state) => {
    expect(isDone({ state, progress: 0, submitted: null, doneBefore: true })).toBe(true);
  },
);
