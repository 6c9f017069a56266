import { expect, test } from 'vitest';
import { WORKFLOW_STATES } from '../vocabulary';
import { courseDue, isPressing } from './course-due';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

const NOW = new Date('2026-03-10T12:00:00Z');
const YESTERDAY = new Date('2026-03-09T12:00:00Z');
const TOMORROW = new Date('2026-03-11T12:00:00Z');
const JUST_BEFORE = new Date(NOW.getTime() - 1);
const SEVEN_DAYS = new Date('2026-03-17T12:00:00Z');
const BEYOND = new Date(SEVEN_DAYS.getTime() + 1);
const running = { workflow: { state: 'inProgress' as const } };

test.each([
  ['due a moment ago', enrolledCourse({ dueDate: JUST_BEFORE }), 'overdue'],
  ['due at this very instant', enrolledCourse({ dueDate: NOW }), 'soon'],
  ['due in seven days to the instant', enrolledCourse({ dueDate: SEVEN_DAYS }), 'soon'],
  ['due a moment beyond seven days', enrolledCourse({ dueDate: BEYOND }), 'later'],
  ['begun and due a moment ago', enrolledCourse({ dueDate: JUST_BEFORE, ...running }), 'overdue'],
  ['begun and due tomorrow', enrolledCourse({ dueDate: TOMORROW, ...running }), 'soon'],
  ['never due', enrolledCourse(running), null],
  ['done elsewhere', enrolledCourse({ dueDate: YESTERDAY, record: { objectiveWorkflowId: null } }), null],
  ['begun again after a result', enrolledCourse({ dueDate: YESTERDAY, ...running, record: {} }), 'overdue'],
  ['a draft', enrolledCourse({ dueDate: YESTERDAY, objective: { state: 'draft' } }), null],
  ['archived', enrolledCourse({ dueDate: YESTERDAY, ...running, objective: { state: 'archived' } }), null],
  ['expired', enrolledCourse({ dueDate: YESTERDAY, objective: { state: 'expired' } }), 'overdue'],
  ['not open yet', enrolledCourse({ dueDate: SEVEN_DAYS, availabilityDate: TOMORROW }), 'soon'],
  ['closed before it was begun', enrolledCourse({ dueDate: NOW, availabilityEndDate: JUST_BEFORE }), null],
  ['closing at this instant', enrolledCourse({ dueDate: NOW, availabilityEndDate: NOW }), 'soon'],
  [
    'closed, but begun (reading 14)',
    enrolledCourse({ dueDate: YESTERDAY, availabilityEndDate: YESTERDAY, ...running }),
    'overdue',
  ],
])('[4.22] a course that is %s presses accordingly', (_name, course, urgency) => {
  expect(courseDue(course, NOW)?.urgency ?? null).toBe(urgency);
  expect(isPressing(course, NOW)).toBe(urgency === 'overdue' || urgency === 'soon');
});

test('[4.22] of what is due, the date is told', () => {
  expect(courseDue(enrolledCourse({ dueDate: BEYOND }), NOW)?.date).toBe(BEYOND);
});

test.each(WORKFLOW_STATES.filter((state) => state !== 'inProgress'))(
  '[4.22] nothing is due of a course that is %s',
  (state) => {
    expect(courseDue(enrolledCourse({ dueDate: YESTERDAY, workflow: { state } }), NOW)).toBe(null);
  },
);
