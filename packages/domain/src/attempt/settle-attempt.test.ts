import { expect, test } from 'vitest';
import { WORKFLOW_STATES } from '../vocabulary';
import { endsAttempt, settledState } from './settle-attempt';

const nothing = { awaitsGrading: false, awaitsApproval: false };
const grading = { awaitsGrading: true, awaitsApproval: false };
const approval = { awaitsGrading: false, awaitsApproval: true };
const both = { awaitsGrading: true, awaitsApproval: true };

test.each([
  ['submitted, nothing awaited', 'submitted', nothing, 'finished'],
  ['submitted, grading awaited', 'submitted', grading, 'inGrading'],
  ['submitted, approval awaited', 'submitted', approval, 'graded'],
  ['submitted, both awaited', 'submitted', both, 'inGrading'],
  ['in grading, still awaited', 'inGrading', grading, 'inGrading'],
  ['in grading, all grades in', 'inGrading', nothing, 'finished'],
  ['in grading, all grades in, approval awaited', 'inGrading', approval, 'graded'],
  ['graded, approval awaited', 'graded', approval, 'graded'],
  ['graded, nothing awaited', 'graded', nothing, 'finished'],
  ['approved', 'gradingApproved', nothing, 'finished'],
  ['approved, whatever is pending', 'gradingApproved', both, 'finished'],
  ['finished', 'finished', nothing, 'finished'],
  ['in progress, still the learner’s', 'inProgress', nothing, 'inProgress'],
] as const)('[4.3] [4.10] %s', (_name, state, pending, settled) => {
  expect(settledState(state, pending)).toBe(settled);
});

test('[4.10] only the finished state ends an attempt', () => {
  expect(WORKFLOW_STATES.filter(endsAttempt)).toEqual(['finished']);
});
