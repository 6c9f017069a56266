import { expect, test } from 'vitest';
import type { EnrolledCourse } from '../enrollment/enrolled-course';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { type GradeOutlook, gradeOutlook } from './grade-outlook';

const NOW = new Date('2026-03-10T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1);

type Reveal = Pick<EnrolledCourse, 'gradeRevealPolicy' | 'gradeRevealDate'>;

function outlook(reveal: Reveal, state: 'inProgress' | 'inGrading' | 'graded' | 'finished' = 'inGrading') {
  return gradeOutlook({ ...enrolledCourse({ workflow: { state } }), ...reveal }, NOW);
}

test.each<[string, Reveal, GradeOutlook]>([
  ['none', { gradeRevealPolicy: 'none', gradeRevealDate: null }, { kind: 'afterGrading' }],
  ['afterFinish', { gradeRevealPolicy: 'afterFinish', gradeRevealDate: null }, { kind: 'afterGrading' }],
  ['never', { gradeRevealPolicy: 'never', gradeRevealDate: null }, { kind: 'never' }],
  ['a date ahead', { gradeRevealPolicy: 'afterDate', gradeRevealDate: LATER }, { kind: 'from', date: LATER }],
  ['a date that is now', { gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW }, { kind: 'afterGrading' }],
  ['a date that is not set', { gradeRevealPolicy: 'afterDate', gradeRevealDate: null }, { kind: 'never' }],
])('[4.20] while it is being graded, with %s', (_policy, reveal, expected) => {
  expect(outlook(reveal)).toEqual(expected);
  expect(outlook(reveal, 'graded')).toEqual(expected);
});

test('[4.20] nothing is said before the work is handed in, nor once the result is there', () => {
  const reveal = { gradeRevealPolicy: 'none', gradeRevealDate: null } as const;
  expect(outlook(reveal, 'inProgress')).toBeNull();
  expect(outlook(reveal, 'finished')).toBeNull();
  expect(gradeOutlook(enrolledCourse(), NOW)).toBeNull();
});
