import { RESULTS_DISCLOSURE_POLICIES, REVIEW_POLICIES } from '@lantern/domain/vocabulary';
import fc from 'fast-check';

const instant = instantBetween('2000-01-02', '2100-01-01');

/** The dates of an activity, or none. */
export const arbitraryConstraint = fc
  .record(
    {
      startFrom: instantBetween('1970-01-01', '2000-01-01'),
      accessibleUntil: instant,
      due: instant,
      resultsDisclosurePolicy: fc.constantFrom(...RESULTS_DISCLOSURE_POLICIES),
      resultsDisclosureFrom: instant,
      resultsDisclosureAbove: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
      revealResultsFrom: instant,
      reviewPolicy: fc.constantFrom(...REVIEW_POLICIES),
    },
    { requiredKeys: [] },
  )
  .map((set) => (Object.keys(set).length > 0 ? set : null));

function instantBetween(first: string, last: string): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString());
}
