import { expect, test } from 'vitest';
import { LIFECYCLE_STATES, WORKFLOW_STATES } from '../vocabulary';
import { coursePriority, courseProgress, isUnderWay } from './course-progress';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

test.each([
  ['no aggregate', enrolledCourse({ aggregate: null }), 'notStarted'],
  ['neither attempt nor record', enrolledCourse(), 'notStarted'],
  ['a record without an attempt', enrolledCourse({ record: {} }), 'completed'],
  ['a finished attempt', enrolledCourse({ workflow: {} }), 'completed'],
  ['a finished attempt with its record', enrolledCourse({ workflow: {}, record: {} }), 'completed'],
  [
    'an old record while the next attempt runs',
    enrolledCourse({ workflow: { state: 'inProgress' }, record: {} }),
    'inProgress',
  ],
])('[4.7] %s', (_name, course, progress) => {
  expect(courseProgress(course)).toBe(progress);
});

test.each(WORKFLOW_STATES.filter((state) => state !== 'finished'))(
  '[4.7] an attempt that is %s is in progress (reading 3)',
  (state) => {
    expect(courseProgress(enrolledCourse({ workflow: { state } }))).toBe('inProgress');
  },
);

test.each([
  [true, 'mandatory'],
  [false, 'optional'],
])('[4.7] isMandatory %s has priority %s', (isMandatory, priority) => {
  expect(coursePriority({ isMandatory })).toBe(priority);
});

test.each(LIFECYCLE_STATES)('[4.22] a running attempt at a course that is %s (reading 16)', (state) => {
  const course = enrolledCourse({ objective: { state }, workflow: { state: 'inProgress' } });
  expect(isUnderWay(course)).toBe(state === 'ready' || state === 'expired');
});

test.each([null, ...WORKFLOW_STATES])(
  '[4.22] a course whose attempt is %s can be gone on with, or not',
  (state) => {
    const course = enrolledCourse({ workflow: state && { state } });
    expect(isUnderWay(course)).toBe(state === 'inProgress');
  },
);
