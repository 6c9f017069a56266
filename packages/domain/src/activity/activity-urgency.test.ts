import { expect, test } from 'vitest';
import type { DueUrgency } from '../course/due-urgency';
import type { WorkflowState } from '../vocabulary';
import { activityUrgency } from './activity-urgency';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date(NOW.getTime() - 1);
const SEVEN_DAYS = new Date('2026-03-17T12:00:00Z');
const BEYOND = new Date(SEVEN_DAYS.getTime() + 1);

test.each<[string, Date | null, WorkflowState | null, DueUrgency | null]>([
  ['no due date', null, null, null],
  ['due at this very instant', NOW, null, 'soon'],
  ['due in seven days to the instant', SEVEN_DAYS, null, 'soon'],
  ['due a moment beyond seven days', BEYOND, 'inProgress', 'later'],
  ['due a moment ago', JUST_BEFORE, null, 'overdue'],
  ['due a moment ago, in progress', JUST_BEFORE, 'inProgress', 'overdue'],
  ['due a moment ago, handed in', JUST_BEFORE, 'submitted', null],
  ['due a moment ago, finished', JUST_BEFORE, 'finished', null],
])('[4.26] reading 18: %s', (_title, due, state, urgency) => {
  expect(activityUrgency(due, state, NOW)).toBe(urgency);
});
