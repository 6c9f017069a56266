import { expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { type ReviewRefusal, reviewRefusal } from './review-refusal';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T12:00:01Z');
const finished = { workflow: {}, record: { objectiveWorkflowId: 'workflow-1' } };
const afterDate = { ...finished, gradeRevealPolicy: 'afterDate' } as const;

const cases: Array<
  [name: string, course: Parameters<typeof enrolledCourse>[0], refusal: ReviewRefusal | null]
> = [
  ['a finished attempt may be reviewed', finished, null],
  ['a course without attempt has no Review to explain', {}, null],
  ['a running attempt neither', { workflow: { state: 'inProgress' } }, null],
  ['a handed-in attempt must be graded first', { workflow: { state: 'submitted' } }, { kind: 'notFinished' }],
  ['an attempt in grading too', { workflow: { state: 'inGrading' } }, { kind: 'notFinished' }],
  [
    'before the date of the results it is said when',
    { ...afterDate, gradeRevealDate: later },
    { kind: 'notYet', from: later },
  ],
  ['at the very second of that date it is open', { ...afterDate, gradeRevealDate: now }, null],
  ['a date that nobody set never comes', { ...afterDate, gradeRevealDate: null }, { kind: 'never' }],
  [
    'results that are never told are never reviewed',
    { ...finished, gradeRevealPolicy: 'never' },
    { kind: 'never' },
  ],
  [
    'a result from elsewhere has nothing to look back at',
    { record: { objectiveWorkflowId: null } },
    { kind: 'importedResult' },
  ],
];

test.each(cases)('[4.16] %s', (_name, course, refusal) => {
  expect(reviewRefusal(enrolledCourse(course), now)).toEqual(refusal);
});
