import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '../vocabulary';
import { type AddressedPart, type CourseOpenRequest, courseOpenTarget } from './course-open-target';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

const parts: AddressedPart[] = [
  { axis: '1', activityPathId: 'path-1', childActivity: { id: 'activity-1', children: null } },
  {
    axis: '2',
    activityPathId: 'path-2',
    childActivity: {
      id: 'activity-2',
      children: [
        { axis: '2.1', activityPathId: 'path-21', childActivity: { id: 'activity-21', children: [] } },
        { axis: '2.2', activityPathId: 'path-22', childActivity: { id: 'activity-22' } },
      ],
    },
  },
  { axis: '3', activityPathId: 'path-3', childActivity: { id: 'activity-3' } },
];
const started = enrolledCourse({ workflow: { state: 'inProgress' } });
const content = '/courses/objective-1/view/content';

function open(course: Parameters<typeof courseOpenTarget>[0], request: Partial<CourseOpenRequest> = {}) {
  const asked = { activityId: null, activityPathId: null, inProctoringIframe: false, ...request };
  return courseOpenTarget(course, { request: asked, parts });
}

test.each(ACTIVITY_TYPES)('[4.24] a %s course without an attempt opens its details', (type) => {
  const course = enrolledCourse({ objective: { type } });
  const request = { activityId: 'activity-1', activityPathId: 'path-1', inProctoringIframe: true };
  expect(open(course, request)).toEqual({ kind: 'go', path: '/courses/objective-1' });
});

test.each(ACTIVITY_TYPES)('[4.24] a %s course with an attempt opens its content', (type) => {
  const course = enrolledCourse({ objective: { type }, workflow: {} });
  expect(open(course)).toEqual({ kind: 'go', path: content });
});

test.each([
  ['an activity at the top', { activityId: 'activity-1' }, `${content}/1`],
  ['an activity further down', { activityId: 'activity-22' }, `${content}/2.2`],
  ['an activity after a module', { activityId: 'activity-3' }, `${content}/3`],
  ['a path at the top', { activityPathId: 'path-2' }, `${content}/2`],
  ['a path further down', { activityPathId: 'path-21' }, `${content}/2.1`],
  ['both: the activity counts', { activityId: 'activity-1', activityPathId: 'path-3' }, `${content}/1`],
  ['empty values', { activityId: '', activityPathId: '' }, content],
  [
    'a proctored path',
    { activityPathId: 'path-21', inProctoringIframe: true },
    '/courses/proctor/objective-1/path-21?inProctoringIframe',
  ],
  ['proctoring without a path', { inProctoringIframe: true }, content],
])('[4.24] a composite course opened at %s', (_name, request, path) => {
  expect(open(started, request)).toEqual({ kind: 'go', path });
});

test.each([
  ['activity', { activityId: 'unknown' }],
  ['path', { activityPathId: 'unknown' }],
  ['activity, though the path is known', { activityId: 'unknown', activityPathId: 'path-1' }],
])('[4.24] an unknown %s is a failure, not a guess', (_name, request) => {
  expect(open(started, request)).toEqual({ kind: 'activityNotFound' });
});

test('[4.24] a course of one piece ignores the activity it is opened at', () => {
  const course = enrolledCourse({ objective: { type: 'video' }, workflow: {} });
  expect(open(course, { activityId: 'activity-1', activityPathId: 'path-1' })).toEqual({
    kind: 'go',
    path: content,
  });
});
