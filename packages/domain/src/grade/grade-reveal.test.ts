import { describe, expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import type { GradeRevealPolicy, WorkflowState } from '../vocabulary';
import {
  areResultsProtected,
  isGradeVisible,
  isResultVisible,
  isReviewAllowed,
  resultState,
} from './grade-reveal';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date('2026-03-10T11:59:59.999Z');
const JUST_AFTER = new Date('2026-03-10T12:00:00.001Z');
const FAR = new Date('9999-12-31T23:59:59Z');

type Row = [policy: GradeRevealPolicy, date: Date | null, state: WorkflowState | null, visible: boolean];

const visibility: Row[] = [
  ['none', null, null, true],
  ['none', null, 'inProgress', true],
  ['none', FAR, 'finished', true],
  ['never', null, null, false],
  ['never', null, 'finished', false],
  ['never', JUST_BEFORE, 'finished', false],
  ['afterFinish', null, null, false],
  ['afterFinish', null, 'inProgress', false],
  ['afterFinish', null, 'submitted', true],
  ['afterFinish', null, 'inGrading', true],
  ['afterFinish', null, 'graded', true],
  ['afterFinish', null, 'gradingApproved', true],
  ['afterFinish', null, 'finished', true],
  ['afterFinish', FAR, 'finished', true],
  ['afterDate', JUST_AFTER, 'finished', false],
  ['afterDate', NOW, 'finished', true],
  ['afterDate', JUST_BEFORE, 'finished', true],
  ['afterDate', JUST_BEFORE, 'inProgress', true],
  ['afterDate', FAR, 'finished', false],
  ['afterDate', null, 'finished', false],
  ['afterDate', new Date('not a date'), 'finished', false],
];

test.each(visibility)(
  '[4.20] policy %s with date %s, attempt %s: grade visible is %s',
  (policy, date, state, visible) => {
    expect(isGradeVisible({ gradeRevealPolicy: policy, gradeRevealDate: date }, state, NOW)).toBe(visible);
  },
);

const review: Array<[GradeRevealPolicy, Date | null, WorkflowState, boolean]> = [
  ['none', null, 'inProgress', false],
  ['none', null, 'submitted', false],
  ['none', null, 'inGrading', false],
  ['none', null, 'graded', false],
  ['none', null, 'gradingApproved', false],
  ['none', null, 'finished', true],
  ['afterFinish', null, 'gradingApproved', false],
  ['afterFinish', null, 'finished', true],
  ['never', null, 'finished', false],
  ['afterDate', JUST_AFTER, 'finished', false],
  ['afterDate', NOW, 'finished', true],
  ['afterDate', JUST_BEFORE, 'submitted', false],
  ['afterDate', null, 'finished', false],
];

test.each(review)(
  '[4.20] policy %s with date %s, attempt %s: review allowed is %s',
  (policy, date, state, allowed) => {
    expect(isReviewAllowed({ gradeRevealPolicy: policy, gradeRevealDate: date }, state, NOW)).toBe(allowed);
  },
);

test.each([
  ['neither attempt nor result', enrolledCourse(), false],
  ['no aggregate', enrolledCourse({ aggregate: null }), false],
  ['neither asks for secrecy', enrolledCourse({ workflow: {}, record: {} }), false],
  ['the attempt asks', enrolledCourse({ workflow: { protectResults: true }, record: {} }), true],
  ['the result asks', enrolledCourse({ workflow: {}, record: { protectResults: true } }), true],
  ['an attempt without a result asks', enrolledCourse({ workflow: { protectResults: true } }), true],
  ['an imported result asks', enrolledCourse({ record: { protectResults: true } }), true],
])('[3.5] [3.6] protected results: %s (reading 22)', (_name, course, expected) => {
  expect(areResultsProtected(course)).toBe(expected);
});

test.each([
  ['nothing yet', enrolledCourse(), null],
  ['an attempt without a result', enrolledCourse({ workflow: { state: 'submitted' } }), 'submitted'],
  ['the result of the attempt', enrolledCourse({ workflow: { state: 'graded' }, record: {} }), 'graded'],
  [
    'the result of an earlier attempt',
    enrolledCourse({ workflow: { id: 'workflow-2', state: 'inProgress' }, record: {} }),
    'finished',
  ],
  ['an imported result', enrolledCourse({ record: { objectiveWorkflowId: null } }), 'finished'],
  [
    'an imported result while an attempt runs',
    enrolledCourse({ workflow: { state: 'inProgress' }, record: { objectiveWorkflowId: null } }),
    'finished',
  ],
])('[4.20] the attempt behind %s', (_name, course, state) => {
  expect(resultState(course)).toBe(state);
});

describe('[4.20] the last result as a whole', () => {
  test.each([
    ['is visible by default', enrolledCourse({ workflow: {}, record: {} }), true],
    [
      'is hidden by the policy',
      enrolledCourse({ workflow: {}, record: {}, gradeRevealPolicy: 'never' }),
      false,
    ],
    ['is hidden by the attempt', enrolledCourse({ workflow: { protectResults: true }, record: {} }), false],
    ['is hidden by the result', enrolledCourse({ workflow: {}, record: { protectResults: true } }), false],
    [
      'stays visible while the next attempt runs',
      enrolledCourse({
        gradeRevealPolicy: 'afterFinish',
        workflow: { id: 'workflow-2', state: 'inProgress' },
        record: {},
      }),
      true,
    ],
    [
      'is hidden until its own attempt is submitted',
      enrolledCourse({ gradeRevealPolicy: 'afterFinish', workflow: { state: 'inProgress' }, record: {} }),
      false,
    ],
    [
      'waits for its date',
      enrolledCourse({
        gradeRevealPolicy: 'afterDate',
        gradeRevealDate: JUST_AFTER,
        workflow: {},
        record: {},
      }),
      false,
    ],
  ])('[4.20] %s', (_name, course, visible) => {
    expect(isResultVisible(course, NOW)).toBe(visible);
  });
});
