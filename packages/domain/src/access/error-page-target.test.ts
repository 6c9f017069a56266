import { expect, test } from 'vitest';
import { errorPageCode, errorPageTarget } from './error-page-target';
import type { PlatformRole } from './roles';

const LIBRARY = 'https://host.test/teach';
const COURSES = { kind: 'myCourses', href: '/learn/courses', inRouter: true };

test.each<[string, PlatformRole[], string | null, object]>([
  ['learner-only', ['Learner'], LIBRARY, COURSES],
  [
    'learner and author',
    ['Learner', 'Author'],
    LIBRARY,
    { kind: 'contentLibrary', href: LIBRARY, inRouter: false },
  ],
  ['author', ['Author'], LIBRARY, { kind: 'contentLibrary', href: LIBRARY, inRouter: false }],
  ['author, reading 60: no library configured', ['Author'], null, COURSES],
  ['author, reading 60: an empty address', ['Author'], '', COURSES],
  ['nobody signed in', [], LIBRARY, COURSES],
])('[2.32] [6.1] %s', (_title, roles, libraryUrl, target) => {
  expect(errorPageTarget(roles, libraryUrl)).toEqual(target);
});

test.each([
  [401, 401],
  [403, 403],
  [404, 404],
  [500, 500],
  [501, 501],
  [400, 500],
  [503, 500],
])('[2.32] status %i is shown as %i', (status, code) => {
  expect(errorPageCode(status)).toBe(code);
});
