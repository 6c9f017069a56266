import { expect, test } from 'vitest';
import type { LifecycleState } from '../vocabulary';
import { isCourseOpen } from './course-closure';

test.each<[LifecycleState, boolean]>([
  ['draft', false],
  ['ready', true],
  ['expired', true],
  ['archived', false],
])('[4.18] reading 65: a course that is %s is open for work: %s', (state, isOpen) => {
  expect(isCourseOpen(state)).toBe(isOpen);
});
