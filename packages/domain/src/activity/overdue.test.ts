import { expect, test } from 'vitest';
import type { WorkflowState } from '../vocabulary';
import { isOverdue } from './overdue';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date(NOW.getTime() - 1);

test.each<[string, Date | null, WorkflowState | null, boolean]>([
  ['no due date', null, null, false],
  ['due at this very instant', NOW, null, false],
  ['due a moment ago', JUST_BEFORE, null, true],
  ['due a moment ago, in progress', JUST_BEFORE, 'inProgress', true],
  ['due a moment ago, handed in', JUST_BEFORE, 'submitted', false],
  ['due a moment ago, finished', JUST_BEFORE, 'finished', false],
])('[4.26] reading 18: %s', (_title, due, state, overdue) => {
  expect(isOverdue(due, state, NOW)).toBe(overdue);
});
