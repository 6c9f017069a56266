import * as z from 'zod/mini';
import { instant } from '../call';
import { objectiveRecord } from './objective-access';

/** [3.6] A result with the attempt that made it; both dates are null for an imported one. */
export const attemptRecord = z.extend(objectiveRecord, {
  started: z.nullable(instant),
  submitted: z.nullable(instant),
  /** [3.6] activityRecord: the root activity's attempt, by which an lti result is reviewed [2.9]. */
  activityRecord: z.nullable(z.object({ activityWorkflowId: z.guid() })),
});
export type AttemptRecord = z.output<typeof attemptRecord>;
