import { expect, test } from 'vitest';
import { WORKFLOW_STATES } from '../vocabulary';
import { endsAttempt, settleAttempt } from './settle-attempt';

const nothing = { awaitsGrading: false, awaitsApproval: false };
const grading = { awaitsGrading: true, awaitsApproval: false };
const approval = { awaitsGrading: false, awaitsApproval: true };
const both = { awaitsGrading: true, awaitsApproval: true };

test.each([
  ['submitted, nothing awaited', 'submitted', nothing, 'graded gradingApproved finished'],
  ['submitted, grading awaited', 'submitted', grading, 'inGrading'],
  ['submitted, approval awaited', 'submitted', approval, 'graded'],
  ['submitted, both awaited', 'submitted', both, 'inGrading'],
  ['in grading, still awaited', 'inGrading', grading, ''],
  ['in grading, all grades in', 'inGrading', nothing, 'graded gradingApproved finished'],
  ['in grading, all grades in, approval awaited', 'inGrading', approval, 'graded'],
  ['graded, approval awaited', 'graded', approval, ''],
  ['graded, nothing awaited', 'graded', nothing, 'gradingApproved finished'],
  ['approved', 'gradingApproved', nothing, 'finished'],
  ['approved, whatever is pending', 'gradingApproved', both, 'finished'],
  ['finished', 'finished', nothing, ''],
  ['in progress, still the learner’s', 'inProgress', nothing, ''],
] as const)('[4.3] [4.10] %s', (_name, state, pending, path) => {
  expect(settleAttempt(state, pending).join(' ')).toBe(path);
});

test('[4.10] only the finished state ends an attempt', () => {
  expect(WORKFLOW_STATES.filter(endsAttempt)).toEqual(['finished']);
});
