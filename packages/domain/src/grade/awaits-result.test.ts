import { expect, test } from 'vitest';
import { WORKFLOW_STATES } from '../vocabulary';
import { awaitsResult } from './awaits-result';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

test('[4.3] from submitting to finishing a result may come at any moment', () => {
  const awaiting = WORKFLOW_STATES.filter((state) => awaitsResult(enrolledCourse({ workflow: { state } })));
  expect(awaiting).toEqual(['submitted', 'inGrading', 'graded', 'gradingApproved']);
});

test('[4.3] without an attempt nothing is awaited', () => {
  expect(awaitsResult(enrolledCourse())).toBe(false);
});
