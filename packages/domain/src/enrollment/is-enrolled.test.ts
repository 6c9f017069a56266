import { expect, test } from 'vitest';
import { enrolledCourse } from './enrolled-course.builder';
import { isEnrolled } from './is-enrolled';

const stranger = { aggregate: { isSelfEnrolled: false } };

test.each([
  ['no aggregate', enrolledCourse({ aggregate: null }), false],
  ['an aggregate without enrolment', enrolledCourse(stranger), false],
  ['mandatory without an aggregate', enrolledCourse({ aggregate: null, isMandatory: true }), true],
  ['mandatory', enrolledCourse({ ...stranger, isMandatory: true }), true],
  ['self-enrolled', enrolledCourse(), true],
  ['started', enrolledCourse({ ...stranger, workflow: { state: 'inProgress' } }), true],
  ['an imported result', enrolledCourse({ ...stranger, record: { objectiveWorkflowId: null } }), true],
])('[4.23] enrolled with %s', (_name, course, expected) => {
  expect(isEnrolled(course)).toBe(expected);
});
