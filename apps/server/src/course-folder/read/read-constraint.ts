import { RESULTS_DISCLOSURE_POLICIES, REVIEW_POLICIES } from '@lantern/domain/vocabulary';
import type { StoredConstraint } from '../../store/activities/stored-constraint';
import { kebabWord } from '../kebab-word';
import type { Fields } from './yaml-fields';

const END_KEYS = ['startUntil', 'accessibleUntil', 'gracePeriodUntil', 'due'] as const;
export const DATE_KEYS = ['startFrom', ...END_KEYS] as const;

/** What the modules around an activity say, which holds where it says nothing of its own. */
export type GivenDates = Partial<Record<(typeof DATE_KEYS)[number], string | null | undefined>>;

/** [3.8] */
export function readConstraint(fields: Fields, given: GivenDates): StoredConstraint | null {
  const dates = fields.map('dates');
  const results = fields.map('results');
  const constraint = {
    startFrom: dates?.instant('start-from'),
    startUntil: dates?.instant('start-until'),
    accessibleUntil: dates?.instant('accessible-until'),
    gracePeriodUntil: dates?.instant('grace-period-until'),
    due: dates?.instant('due'),
    resultsDisclosurePolicy: results?.word('policy', RESULTS_DISCLOSURE_POLICIES),
    resultsDisclosureFrom: results?.instant('from'),
    resultsDisclosureAbove: results?.number('above', { from: 0 }),
    revealResultsFrom: results?.instant('reveal-from'),
    reviewPolicy: fields.word('review', REVIEW_POLICIES),
  };
  dates?.end();
  results?.end();
  if (dates) reportOrder(dates, constraint, given);
  const set = Object.entries(constraint).filter(([, value]) => value !== null && value !== undefined);
  return set.length > 0 ? Object.fromEntries(set) : null;
}

/** [4.25] What ends before it begins nobody can take. */
function reportOrder(dates: Fields, own: GivenDates, given: GivenDates): void {
  const dateOf = (key: keyof GivenDates) => own[key] ?? given[key] ?? null;
  const from = dateOf('startFrom');
  for (const key of END_KEYS) {
    const until = dateOf(key);
    if (from === null || until === null || from < until) continue;
    if (own[key]) dates.report(kebabWord(key), `must lie after “start-from” (${from}).`);
    else if (own.startFrom) dates.report('start-from', `must lie before “${kebabWord(key)}” (${until}).`);
  }
  const { gracePeriodUntil: grace, due } = own;
  if (grace && due && grace < due) dates.report('grace-period-until', 'must not lie before “due”.');
}
