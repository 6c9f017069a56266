import { expect, test } from 'vitest';
import {
  activityReviewPath,
  BASE_PATH,
  catalogCoursePath,
  contentPartPath,
  contentPath,
  detailsPath,
  enrolmentPath,
  openCatalogCoursePath,
  proctoredPath,
} from './course-paths';

test.each([
  ['[2.1] the base', BASE_PATH, '/learn'],
  ['[2.5] a catalog course', catalogCoursePath('c1'), '/catalog/c1'],
  ['[2.7] details', detailsPath('c1'), '/courses/c1'],
  ['[2.7] details of one enrolment (reading 1)', enrolmentPath('c1', 'a1'), '/courses/c1/a1'],
  ['[2.8] content', contentPath('c1'), '/courses/c1/view/content'],
  ['[2.8] one part of the content', contentPartPath('c1', '1.2.3'), '/courses/c1/view/content/1.2.3'],
  ['[2.9] one attempt at an activity', activityReviewPath('c1', 'w1'), '/courses/c1/workflow/w1/view'],
  ['[2.11] a proctored activity', proctoredPath('c1', 'p1'), '/courses/proctor/c1/p1?inProctoringIframe'],
  ['[2.17] a public course', openCatalogCoursePath('c1'), '/open-catalog/c1/view/details'],
])('%s', (_name, path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  detailsPath('../x?#'),
  enrolmentPath('c1', '../x?#'),
  contentPartPath('c1', '../x?#'),
  activityReviewPath('c1', '../x?#'),
  catalogCoursePath('../x?#'),
  openCatalogCoursePath('../x?#'),
  proctoredPath('../x?#', 'p1'),
  proctoredPath('c1', '../x?#'),
])('[2.7] an id cannot lead out of its place: %s', (path) => {
  expect(path).toContain('/..%2Fx%3F%23');
});
