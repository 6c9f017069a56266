import { expect, test } from 'vitest';
import { tenantWide } from './permissions';
import { mayGrade, mayGradeWorkOf } from './right-to-grade';

test.each([
  ['the right to grade', [tenantWide('ObjectiveWorkflow.Grade')], true],
  ['the right to learn', [tenantWide('ObjectiveWorkflow.Create')], false],
  ['the right to grade somewhere', [{ key: 'ObjectiveWorkflow.Grade', scope_id: 'one-course' }], false],
  ['nothing', [], false],
])('[4.3] [6.2] who holds %s may grade: %s', (_case, permissions, expected) => {
  expect(mayGrade(permissions)).toBe(expected);
});

test.each([
  ['ada', 'ben', true],
  ['ada', 'ada', false],
  ['ada', null, true],
])('[4.3] the work of %s is graded by %s: %s', (learner, grader, expected) => {
  expect(mayGradeWorkOf(learner, grader)).toBe(expected);
});
