import { expect, test } from 'vitest';
import { GRADER_PERMISSION } from '../access/right-to-grade';
import { mayModerate } from './may-moderate';

test.each([
  ['a learner', [], false, false],
  ['whoever may grade', [GRADER_PERMISSION], false, true],
  ['an administrator', [], true, true],
])('[1.3] [6.2] %s', (_name, permissions, isAdministrator, expected) => {
  expect(mayModerate(permissions, isAdministrator)).toBe(expected);
});
