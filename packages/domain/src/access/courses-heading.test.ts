import { expect, test } from 'vitest';
import { coursesHeading } from './courses-heading';
import { tenantWide } from './permissions';

const QUIZZES = tenantWide('Bundle.Quizzes');

test.each([
  ['held', [QUIZZES], QUIZZES, 'quizzes'],
  ['not held', [], QUIZZES, 'courses'],
  ['not configured', [QUIZZES], null, 'courses'],
])('[2.3] reading 47: permission %s', (_title, permissions, configured, heading) => {
  expect(coursesHeading(permissions, configured)).toBe(heading);
});
