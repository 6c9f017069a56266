import { expect, test } from 'vitest';
import type { ActivityType, WorkflowState } from '../vocabulary';
import { type ActivityConstraint, NO_CONSTRAINT } from './activity-part';
import { type Concealment, type ReviewFacts, resultsConcealment, reviewConcealment } from './activity-review';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date(NOW.getTime() - 1);
const JUST_AFTER = new Date(NOW.getTime() + 1);

function facts(
  constraint: Partial<ActivityConstraint> | null,
  { state = 'finished', type = 'text', normalizedScore = null }: Partial<ReviewFacts> = {},
): ReviewFacts {
  return { constraint: constraint && { ...NO_CONSTRAINT, ...constraint }, type, state, normalizedScore };
}

test.each<[string, Partial<ActivityConstraint> | null, Concealment | null]>([
  ['no constraint', null, null],
  ['no policy', {}, null],
  ['none', { resultsDisclosurePolicy: 'none' }, null],
  ['never', { resultsDisclosurePolicy: 'never' }, { kind: 'never' }],
  ['afterDate, no date', { resultsDisclosurePolicy: 'afterDate' }, { kind: 'beforeDate', revealsAt: null }],
  ['a date alone hides nothing', { resultsDisclosureFrom: JUST_AFTER }, null],
])('[4.27] results disclosure: %s', (_title, constraint, concealment) => {
  expect(resultsConcealment(facts(constraint), NOW)).toEqual(concealment);
});

test.each<[string, Date | null, Date | null, Date | null]>([
  ['a moment before', JUST_AFTER, null, JUST_AFTER],
  ['at the very instant', NOW, null, null],
  ['a moment after', JUST_BEFORE, null, null],
  ['reading 20: the fallback, before', null, JUST_AFTER, JUST_AFTER],
  ['reading 20: the fallback, at the instant', null, NOW, null],
  ['reading 20: the first wins, later', JUST_AFTER, JUST_BEFORE, JUST_AFTER],
  ['reading 20: the first wins, earlier', JUST_BEFORE, JUST_AFTER, null],
])('[4.27] afterDate: %s', (_title, resultsDisclosureFrom, revealResultsFrom, revealsAt) => {
  const constraint = {
    resultsDisclosurePolicy: 'afterDate',
    resultsDisclosureFrom,
    revealResultsFrom,
  } as const;
  expect(resultsConcealment(facts(constraint), NOW)).toEqual(revealsAt && { kind: 'beforeDate', revealsAt });
});

test.each<[ActivityType, number | null, number | null, boolean]>([
  ['lti', 0.79, 0.8, false],
  ['lti', 0.8, 0.8, true],
  ['lti', 0.81, 0.8, true],
  ['lti', 0, 0, true],
  ['lti', null, 0, false],
  ['lti', 1, null, false],
  ['text', 1, 0.8, false],
  ['composite', 1, 0.8, false],
])('[4.27] reading 19: afterScore, %s with %s against %s: %s', (type, normalizedScore, mark, isTold) => {
  const constraint = { resultsDisclosurePolicy: 'afterScore', resultsDisclosureAbove: mark } as const;
  const concealment = resultsConcealment(facts(constraint, { type, normalizedScore }), NOW);
  expect(concealment).toEqual(isTold ? null : { kind: 'scoreTooLow' });
});

test.each<[WorkflowState, boolean]>([
  ['inProgress', false],
  ['submitted', false],
  ['inGrading', false],
  ['graded', false],
  ['gradingApproved', false],
  ['finished', true],
])('[4.27] afterFinish, %s: told %s', (state, isTold) => {
  const concealment = resultsConcealment(facts({ resultsDisclosurePolicy: 'afterFinish' }, { state }), NOW);
  expect(concealment).toEqual(isTold ? null : { kind: 'notFinished' });
});

const REVEALING = { reviewPolicy: 'afterRevealingResults' } as const;

test.each<[string, Partial<ActivityConstraint> | null, WorkflowState, Concealment | null]>([
  ['no constraint', null, 'submitted', null],
  ['no policy', {}, 'finished', null],
  ['never', { reviewPolicy: 'never' }, 'finished', { kind: 'never' }],
  ['never, in grading', { reviewPolicy: 'never' }, 'inGrading', { kind: 'never' }],
  ['afterSubmission, submitted', { reviewPolicy: 'afterSubmission' }, 'submitted', null],
  ['reading 21: in grading', { reviewPolicy: 'afterSubmission' }, 'inGrading', { kind: 'inGrading' }],
  ['reading 21: in grading, no policy', null, 'inGrading', { kind: 'inGrading' }],
  ['reading 21: graded', { reviewPolicy: 'afterSubmission' }, 'graded', null],
  ['reading 21: approved', { reviewPolicy: 'afterSubmission' }, 'gradingApproved', null],
  [
    'afterSubmission asks no disclosure',
    { reviewPolicy: 'afterSubmission', resultsDisclosurePolicy: 'never' },
    'finished',
    null,
  ],
  ['afterRevealingResults, nothing more', REVEALING, 'submitted', null],
  [
    'afterRevealingResults, never',
    { ...REVEALING, resultsDisclosurePolicy: 'never' },
    'finished',
    { kind: 'never' },
  ],
  [
    'afterRevealingResults, unfinished',
    { ...REVEALING, resultsDisclosurePolicy: 'afterFinish' },
    'graded',
    { kind: 'notFinished' },
  ],
  [
    'afterRevealingResults, finished',
    { ...REVEALING, resultsDisclosurePolicy: 'afterFinish' },
    'finished',
    null,
  ],
  [
    'afterRevealingResults, in grading',
    { ...REVEALING, resultsDisclosurePolicy: 'none' },
    'inGrading',
    { kind: 'inGrading' },
  ],
])('[4.27] review: %s', (_title, constraint, state, concealment) => {
  expect(reviewConcealment(facts(constraint, { state }), NOW)).toEqual(concealment);
});
