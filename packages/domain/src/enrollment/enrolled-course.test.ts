import { expect, test } from 'vitest';
import { hasImportedResult, lastRecord, lastWorkflow } from './enrolled-course';
import { courseRecord, courseWorkflow, enrolledCourse } from './enrolled-course.builder';

test('[3.4] the last attempt and the last result are those of the aggregate', () => {
  const course = enrolledCourse({ workflow: {}, record: {} });
  expect(lastWorkflow(course)).toEqual(courseWorkflow());
  expect(lastRecord(course)).toEqual(courseRecord());
});

test.each([
  ['without an aggregate', enrolledCourse({ aggregate: null })],
  ['with an empty aggregate', enrolledCourse()],
])('[3.4] a course %s has neither attempt nor result', (_name, course) => {
  expect([lastWorkflow(course), lastRecord(course)]).toEqual([null, null]);
});

test.each([
  ['no result at all', enrolledCourse(), false],
  ['an attempt without a result', enrolledCourse({ workflow: {} }), false],
  ['the result of the attempt', enrolledCourse({ workflow: {}, record: {} }), false],
  ['a result without any attempt', enrolledCourse({ record: { objectiveWorkflowId: null } }), true],
  ['a result whose attempt is gone', enrolledCourse({ record: {} }), true],
  [
    'a result brought in after an attempt',
    enrolledCourse({ workflow: {}, record: { objectiveWorkflowId: null } }),
    true,
  ],
])('[4.17] is it imported: %s', (_name, course, imported) => {
  expect(hasImportedResult(course)).toBe(imported);
});
