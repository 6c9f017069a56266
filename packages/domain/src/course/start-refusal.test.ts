import { expect, test } from 'vitest';
import type { ActivityType, LifecycleState, WorkflowState } from '../vocabulary';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { canBeTakenAgain, startRefusal } from './start-refusal';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date('2026-03-10T11:59:59.999Z');
const JUST_AFTER = new Date('2026-03-10T12:00:00.001Z');
const again = { workflow: {}, retake: true };

test.each([
  ['[4.14] an untouched course', enrolledCourse(), null],
  ['[4.14] a course without an aggregate', enrolledCourse({ aggregate: null }), null],
  ['[4.14] a first attempt needs no retake', enrolledCourse({ retake: false }), null],
  ['[4.18] a draft', enrolledCourse({ objective: { state: 'draft' } }), { kind: 'comingSoon' }],
  [
    '[4.18] an archived course',
    enrolledCourse({ objective: { state: 'archived' } }),
    { kind: 'unavailable' },
  ],
  [
    '[4.18] an archived course with a running attempt',
    enrolledCourse({ objective: { state: 'archived' }, workflow: { state: 'inProgress' } }),
    { kind: 'unavailable' },
  ],
  [
    '[4.18] an expired course blocks nothing (reading 16)',
    enrolledCourse({ objective: { state: 'expired' } }),
    null,
  ],
  ['[4.8] finished, retake on', enrolledCourse(again), null],
  ['[4.8] finished, retake off', enrolledCourse({ workflow: {} }), { kind: 'retakeNotAllowed' }],
  ['[4.17] an imported result, retake off', enrolledCourse({ record: { objectiveWorkflowId: null } }), null],
  ['[4.17] an imported text', enrolledCourse({ record: {}, objective: { type: 'text' } }), null],
  [
    '[4.21] before the window',
    enrolledCourse({ availabilityDate: JUST_AFTER }),
    { kind: 'notYetOpen', opensAt: JUST_AFTER },
  ],
  ['[4.21] as the window opens', enrolledCourse({ availabilityDate: NOW }), null],
  ['[4.21] as the window closes', enrolledCourse({ availabilityEndDate: NOW }), null],
  [
    '[4.21] after the window, first attempt',
    enrolledCourse({ availabilityEndDate: JUST_BEFORE }),
    { kind: 'closed', closedAt: JUST_BEFORE },
  ],
  [
    '[4.21] after the window, retake',
    enrolledCourse({ ...again, availabilityEndDate: JUST_BEFORE }),
    { kind: 'closed', closedAt: JUST_BEFORE },
  ],
  [
    '[4.21] after the window, no retake to block',
    enrolledCourse({ workflow: {}, availabilityEndDate: JUST_BEFORE }),
    { kind: 'retakeNotAllowed' },
  ],
  ['[4.21] a due date blocks nothing', enrolledCourse({ dueDate: JUST_BEFORE }), null],
])('%s', (_name, course, refusal) => {
  expect(startRefusal(course, NOW)).toEqual(refusal);
});

const unfinished: Array<[WorkflowState, string]> = [
  ['inProgress', 'attemptRunning'],
  ['submitted', 'attemptNotFinished'],
  ['inGrading', 'attemptNotFinished'],
  ['graded', 'attemptNotFinished'],
  ['gradingApproved', 'attemptNotFinished'],
];

test.each(unfinished)('[4.8] an attempt that is %s refuses another, and is named', (state, kind) => {
  const course = enrolledCourse({ retake: true, workflow: { id: 'workflow-7', state } });
  expect(startRefusal(course, NOW)).toEqual({ kind, workflowId: 'workflow-7' });
});

const retakes: Array<[ActivityType, LifecycleState, string | null]> = [
  ['composite', 'ready', null],
  ['event', 'ready', null],
  ['video', 'expired', null],
  ['discussion', 'ready', null],
  ['text', 'ready', 'takenOnlyOnce'],
  ['text', 'draft', 'takenOnlyOnce'],
  ['lti', 'ready', 'takenOnlyOnce'],
  ['lti', 'expired', 'takenOnlyOnce'],
  ['lti', 'draft', null],
  ['lti', 'archived', null],
];

test.each(retakes)(
  '[4.17] retake of type %s with its activity %s (reading 7): refusal %s',
  (type, state, kind) => {
    const course = enrolledCourse({ ...again, objective: { type, activity: { state } } });
    expect(startRefusal(course, NOW)?.kind ?? null).toBe(kind);
  },
);

test.each(['text', 'lti'] as const)('[4.14] the first attempt at type %s may begin', (type) => {
  expect(startRefusal(enrolledCourse({ objective: { type } }), NOW)).toBeNull();
});

test.each([
  ['retake on', again, true],
  ['retake off', { workflow: {} }, false],
  ['a live tool', { ...again, objective: { type: 'lti' } }, false],
  ['it opens in a moment', { ...again, availabilityDate: JUST_AFTER }, true],
  ['it has closed', { ...again, availabilityEndDate: JUST_BEFORE }, false],
  ['it is archived', { ...again, objective: { state: 'archived' } }, false],
] as const)('[4.17] [4.21] what is over can be taken again: %s: %s', (_case, differs, expected) => {
  expect(canBeTakenAgain(enrolledCourse(differs), NOW)).toBe(expected);
});
