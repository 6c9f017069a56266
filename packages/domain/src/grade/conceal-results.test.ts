import { expect, test } from 'vitest';
import { courseRecord, enrolledCourse } from '../enrollment/enrolled-course.builder';
import { concealRecord, concealResults } from './conceal-results';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_AFTER = new Date('2026-03-10T12:00:00.001Z');

const CONCEALED = courseRecord({
  grade: null,
  passed: null,
  score: null,
  maxScore: null,
  normalizedScore: null,
  protectResults: true,
});

test.each([
  ['the policy says never', enrolledCourse({ gradeRevealPolicy: 'never', workflow: {}, record: {} })],
  [
    'the date has not come',
    enrolledCourse({
      gradeRevealPolicy: 'afterDate',
      gradeRevealDate: JUST_AFTER,
      workflow: {},
      record: {},
    }),
  ],
  ['the attempt is protected', enrolledCourse({ workflow: { protectResults: true }, record: {} })],
  ['the result is protected', enrolledCourse({ workflow: {}, record: { protectResults: true } })],
])('[4.20] the result is taken out, and only the result, when %s', (_name, course) => {
  expect(concealResults(course, NOW)).toEqual({
    ...course,
    objectiveWorkflowAggregate: { ...course.objectiveWorkflowAggregate, lastObjectiveRecord: CONCEALED },
  });
});

test('[4.20] concealing leaves the facts it was given as they were', () => {
  const course = enrolledCourse({ gradeRevealPolicy: 'never', workflow: {}, record: {} });
  concealResults(course, NOW);
  expect(course.objectiveWorkflowAggregate?.lastObjectiveRecord).toEqual(courseRecord());
});

test.each([
  ['may be seen', enrolledCourse({ workflow: {}, record: {} })],
  [
    'may be seen at the instant of its date',
    enrolledCourse({ gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW, workflow: {}, record: {} }),
  ],
  ['does not exist', enrolledCourse({ gradeRevealPolicy: 'never', workflow: {} })],
  ['cannot exist without an aggregate', enrolledCourse({ gradeRevealPolicy: 'never', aggregate: null })],
])('[4.20] nothing changes when the result %s', (_name, course) => {
  expect(concealResults(course, NOW)).toBe(course);
});

test.each([
  ['policy none', enrolledCourse({ workflow: {} }), courseRecord()],
  ['policy never', enrolledCourse({ workflow: {}, gradeRevealPolicy: 'never' }), CONCEALED],
  ['a protected attempt', enrolledCourse({ workflow: { protectResults: true } }), CONCEALED],
  [
    'after finish, of an attempt before the running one',
    enrolledCourse({ workflow: { id: 'workflow-2', state: 'inProgress' }, gradeRevealPolicy: 'afterFinish' }),
    courseRecord(),
  ],
  [
    'after finish, of the running attempt',
    enrolledCourse({ workflow: { state: 'inProgress' }, gradeRevealPolicy: 'afterFinish' }),
    CONCEALED,
  ],
  ['no aggregate', enrolledCourse({ aggregate: null }), courseRecord()],
])('[4.20] one previous result under %s', (_name, course, expected) => {
  expect(concealRecord(courseRecord(), { course, now: NOW })).toEqual(expected);
});

test('[4.20] a protected previous result is taken out under any policy', () => {
  const course = enrolledCourse({ workflow: {} });
  expect(concealRecord(courseRecord({ protectResults: true }), { course, now: NOW })).toEqual(CONCEALED);
});
