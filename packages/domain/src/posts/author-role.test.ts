import { expect, test } from 'vitest';
import { authorRole } from './author-role';

test.each([
  [true, false, 'instructor'],
  [true, true, 'instructor'],
  [false, true, 'staff'],
  [false, false, null],
])('[2.28] who may grade: %s, who administers: %s, writes as %s', (mayGrade, isAdministrator, expected) => {
  expect(authorRole({ mayGrade, isAdministrator })).toBe(expected);
});
