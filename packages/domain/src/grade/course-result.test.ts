import { expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { concealResults } from './conceal-results';
import { courseResult } from './course-result';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date('2026-03-10T11:59:59.999Z');
const JUST_AFTER = new Date('2026-03-10T12:00:00.001Z');
const taken = { workflow: {}, record: {} };
const SHOWN = {
  kind: 'shown',
  text: { kind: 'gradeAndScore', grade: 'B', percent: 85 },
  points: { score: 17, maxScore: 20 },
  colour: 'success',
  passed: true,
};

test.each([
  ['no result', enrolledCourse({ workflow: {} }), { kind: 'none' }],
  ['no result under never', enrolledCourse({ gradeRevealPolicy: 'never' }), { kind: 'none' }],
  ['a visible result', enrolledCourse(taken), SHOWN],
  [
    'a bare result',
    enrolledCourse({
      workflow: {},
      record: { grade: null, passed: null, score: null, maxScore: null, normalizedScore: null },
    }),
    { kind: 'shown', text: null, points: null, colour: null, passed: null },
  ],
  ['policy never', enrolledCourse({ ...taken, gradeRevealPolicy: 'never' }), { kind: 'hidden', until: null }],
  [
    'policy never with a date left over',
    enrolledCourse({ ...taken, gradeRevealPolicy: 'never', gradeRevealDate: JUST_AFTER }),
    { kind: 'hidden', until: null },
  ],
  [
    'a date to come',
    enrolledCourse({ ...taken, gradeRevealPolicy: 'afterDate', gradeRevealDate: JUST_AFTER }),
    { kind: 'hidden', until: JUST_AFTER },
  ],
  [
    'a date that is now',
    enrolledCourse({ ...taken, gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW }),
    SHOWN,
  ],
  [
    'no date given',
    enrolledCourse({ ...taken, gradeRevealPolicy: 'afterDate' }),
    { kind: 'hidden', until: null },
  ],
  [
    'protected beyond its date',
    enrolledCourse({
      workflow: { protectResults: true },
      record: {},
      gradeRevealPolicy: 'afterDate',
      gradeRevealDate: JUST_BEFORE,
    }),
    { kind: 'hidden', until: null },
  ],
  [
    'protected at its date',
    enrolledCourse({
      workflow: {},
      record: { protectResults: true },
      gradeRevealPolicy: 'afterDate',
      gradeRevealDate: NOW,
    }),
    { kind: 'hidden', until: null },
  ],
])('[4.20] [4.34] [5.4] [9.8] %s', (_name, course, expected) => {
  expect(courseResult(course, NOW)).toEqual(expected);
  expect(courseResult(concealResults(course, NOW), NOW)).toEqual(expected);
});
