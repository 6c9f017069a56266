import { expect, test } from 'vitest';
import { catalogRedirect, openCatalogRedirect } from './course-redirect';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

const stranger = { aggregate: { isSelfEnrolled: false } };

test.each([
  ['not enrolled', enrolledCourse(stranger), '/catalog/objective-1'],
  ['not enrolled, no aggregate', enrolledCourse({ aggregate: null }), '/catalog/objective-1'],
  [
    'not enrolled, draft',
    enrolledCourse({ ...stranger, objective: { state: 'draft' } }),
    '/catalog/objective-1',
  ],
  [
    'not enrolled, expired',
    enrolledCourse({ ...stranger, objective: { state: 'expired' } }),
    '/catalog/objective-1',
  ],
  ['not enrolled, archived', enrolledCourse({ ...stranger, objective: { state: 'archived' } }), null],
  ['mandatory', enrolledCourse({ ...stranger, isMandatory: true }), null],
  ['self-enrolled', enrolledCourse(), null],
  ['started', enrolledCourse({ ...stranger, workflow: { state: 'inProgress' } }), null],
  ['a result without an attempt', enrolledCourse({ ...stranger, record: {} }), null],
])('[4.23] the course page, %s', (_name, course, path) => {
  expect(catalogRedirect(course)).toBe(path);
});

test.each([
  ['no access at all', null, null],
  ['not enrolled', enrolledCourse(stranger), null],
  ['self-enrolled', enrolledCourse(), '/courses/objective-1'],
  ['started', enrolledCourse({ ...stranger, workflow: {} }), '/courses/objective-1'],
])('[4.23] the open catalog, signed in, %s (reading 11)', (_name, course, path) => {
  expect(openCatalogRedirect(course)).toBe(path);
});
