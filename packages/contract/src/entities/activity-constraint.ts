import { RESULTS_DISCLOSURE_POLICIES, REVIEW_POLICIES } from '@lantern/domain/vocabulary';
import * as z from 'zod/mini';
import { instant } from '../call';

const date = z.nullable(instant);

/** [3.8] What stands on the part itself; `inheritTree` of the domain adds what stands above it [5.10]. */
export const activityConstraint = z.object({
  startFrom: date,
  startUntil: date,
  accessibleUntil: date,
  gracePeriodUntil: date,
  due: date,
  resultsDisclosureFrom: date,
  resultsDisclosureAbove: z.nullable(z.number()),
  resultsDisclosurePolicy: z.nullable(z.enum(RESULTS_DISCLOSURE_POLICIES)),
  reviewPolicy: z.nullable(z.enum(REVIEW_POLICIES)),
  revealResultsFrom: date,
});
