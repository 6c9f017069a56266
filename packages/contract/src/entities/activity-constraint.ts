import { RESULTS_DISCLOSURE_POLICIES, REVIEW_POLICIES } from '@lantern/domain/vocabulary';
import * as z from 'zod/mini';
import { instant } from '../call';
import { orDefault } from '../or-default';

const date = orDefault(z.nullable(instant), null);

/** [3.8] What stands on the part itself; `inheritTree` of the domain adds what stands above it [5.10]. */
export const activityConstraint = z.object({
  startFrom: date,
  startUntil: date,
  accessibleUntil: date,
  gracePeriodUntil: date,
  due: date,
  resultsDisclosureFrom: date,
  resultsDisclosureAbove: orDefault(z.nullable(z.number()), null),
  resultsDisclosurePolicy: orDefault(z.nullable(z.enum(RESULTS_DISCLOSURE_POLICIES)), null),
  reviewPolicy: orDefault(z.nullable(z.enum(REVIEW_POLICIES)), null),
  revealResultsFrom: date,
});
