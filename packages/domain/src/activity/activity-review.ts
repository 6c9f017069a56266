import type { ActivityType, ResultsDisclosurePolicy, WorkflowState } from '../vocabulary';
import type { ActivityConstraint } from './activity-part';

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
  return CONCEALED_BY[facts.constraint?.resultsDisclosurePolicy ?? 'none'](facts, now);
}

const CONCEALED_BY: Record<ResultsDisclosurePolicy, (facts: ReviewFacts, now: Date) => Concealment | null> = {
  none: () => null,
  never: () => ({ kind: 'never' }),
  afterFinish: ({ state }) => (state === 'finished' ? null : { kind: 'notFinished' }),
  afterDate: ({ constraint }, now) => beforeDate(constraint, now),
  afterScore: (facts) => (facts.type === 'lti' && isAbove(facts) ? null : { kind: 'scoreTooLow' }),
};

/** Reading 20: resultsDisclosureFrom, else revealResultsFrom; a date that nobody set never comes. */
function beforeDate(constraint: ActivityConstraint | null, now: Date): Concealment | null {
  const revealsAt = constraint?.resultsDisclosureFrom ?? constraint?.revealResultsFrom ?? null;
  return revealsAt && now >= revealsAt ? null : { kind: 'beforeDate', revealsAt };
}

/** Reading 19: a score at the mark is enough; without a mark or a score it is not. */
function isAbove({ constraint, normalizedScore }: ReviewFacts): boolean {
  const mark = constraint?.resultsDisclosureAbove ?? null;
  return mark !== null && normalizedScore !== null && normalizedScore >= mark;
}
