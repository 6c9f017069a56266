import type { ActivityType, ResultsDisclosurePolicy, WorkflowState } from '../vocabulary';
import { type ActivityConstraint, NO_CONSTRAINT } from './activity-part';

export type ReviewFacts = {
  constraint: ActivityConstraint | null;
  type: ActivityType;
  state: WorkflowState;
  normalizedScore: number | null;
};

/** Why results are not told, or review not open, at this moment. */
export type Concealment =
  | { kind: 'never' | 'scoreTooLow' | 'notFinished' | 'inGrading' }
  | { kind: 'beforeDate'; revealsAt: Date | null };

/** [4.27] Why the review of an attempt is hidden; null when it may be opened. Reading 21: only grading itself hides. */
export function reviewConcealment(facts: ReviewFacts, now: Date): Concealment | null {
  const policy = facts.constraint?.reviewPolicy ?? 'afterSubmission';
  if (policy === 'never') return { kind: 'never' };
  if (facts.state === 'inGrading') return { kind: 'inGrading' };
  return policy === 'afterRevealingResults' ? resultsConcealment(facts, now) : null;
}

/** [4.27] Why the results of an attempt are not disclosed; null when they are. */
export function resultsConcealment(facts: ReviewFacts, now: Date): Concealment | null {
  const constraint = facts.constraint ?? NO_CONSTRAINT;
  return CONCEALED_BY[constraint.resultsDisclosurePolicy ?? 'none'](constraint, facts, now);
}

type ConcealmentRule = (constraint: ActivityConstraint, facts: ReviewFacts, now: Date) => Concealment | null;

const CONCEALED_BY: Record<ResultsDisclosurePolicy, ConcealmentRule> = {
  none: () => null,
  never: () => ({ kind: 'never' }),
  afterFinish: (_, { state }) => (state === 'finished' ? null : { kind: 'notFinished' }),
  afterDate: (constraint, _, now) => beforeDate(constraint, now),
  afterScore: (constraint, facts) =>
    facts.type === 'lti' && isAbove(constraint, facts) ? null : { kind: 'scoreTooLow' },
};

/** Reading 20: resultsDisclosureFrom, else revealResultsFrom; a date that nobody set never comes. */
function beforeDate(constraint: ActivityConstraint, now: Date): Concealment | null {
  const revealsAt = constraint.resultsDisclosureFrom ?? constraint.revealResultsFrom;
  return revealsAt && now >= revealsAt ? null : { kind: 'beforeDate', revealsAt };
}

/** Reading 19: a score at the mark is enough; without a mark or a score it is not. */
function isAbove({ resultsDisclosureAbove }: ActivityConstraint, { normalizedScore }: ReviewFacts): boolean {
  return (
    resultsDisclosureAbove !== null && normalizedScore !== null && normalizedScore >= resultsDisclosureAbove
  );
}
