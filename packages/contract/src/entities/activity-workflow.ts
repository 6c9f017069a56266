import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant } from '../call';
import { coded } from '../coded';

/** [3.7] One attempt at one activity. */
export const activityWorkflow = z.object({
  id,
  objectiveWorkflowId: id,
  /** null for the course's root activity. */
  activityPartId: z.nullable(id),
  state: coded(WORKFLOW_STATE_CODES),
  progress: z.number(),
  started: instant,
  submitted: z.nullable(instant),
  finished: z.nullable(instant),
});
export type ActivityWorkflow = z.output<typeof activityWorkflow>;
