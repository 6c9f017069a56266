import { expect, test } from 'vitest';
import { enrolledCourse } from './enrolled-course.builder';
import { enrollmentSteps } from './enrollment-steps';

const stranger = { aggregate: { isSelfEnrolled: false } };

test.each([
  ['a stranger', enrolledCourse({ aggregate: null }), ['createSelfEnrollment', 'findAggregate']],
  ['a stranger with an aggregate', enrolledCourse(stranger), ['createSelfEnrollment', 'findAggregate']],
  ['a learner who has it', enrolledCourse(), []],
  ['a learner who must take it', enrolledCourse({ aggregate: null, isMandatory: true }), []],
])('[4.12] adding to my courses enrols only: %s (reading 4)', (_name, course, steps) => {
  expect(enrollmentSteps('addToMyCourses', course)).toEqual(steps);
});

test.each([
  [
    'a stranger',
    enrolledCourse({ aggregate: null }),
    ['createSelfEnrollment', 'findAggregate', 'startAttempt', 'openContent'],
  ],
  [
    'a stranger with an aggregate',
    enrolledCourse(stranger),
    ['createSelfEnrollment', 'findAggregate', 'startAttempt', 'openContent'],
  ],
  [
    'a learner who must take it',
    enrolledCourse({ aggregate: null, isMandatory: true }),
    ['findAggregate', 'startAttempt', 'openContent'],
  ],
  ['a learner who has it', enrolledCourse(), ['startAttempt', 'openContent']],
  ['a learner who finished it', enrolledCourse({ workflow: {} }), ['startAttempt', 'openContent']],
  ['a learner who is taking it', enrolledCourse({ workflow: { state: 'inProgress' } }), ['openContent']],
])('[4.12] [4.13] starting enrols, starts and opens content: %s (reading 4)', (_name, course, steps) => {
  expect(enrollmentSteps('startTheCourse', course)).toEqual(steps);
});
