import * as z from 'zod/mini';
import { id } from '../call';
import { activityWorkflow } from './activity-workflow';

/** [3.7] What an attempt at a course has made of one activity. A result that may not be told yet is null. */
export const activityWorkflowAggregate = z.object({
  id,
  objectiveWorkflowId: id,
  activityId: id,
  activityPartId: z.nullable(id),
  lastActivityWorkflow: activityWorkflow,
  bestActivityRecord: z.nullable(
    z.object({ normalizedScore: z.nullable(z.number()), passed: z.nullable(z.boolean()) }),
  ),
});
export type ActivityWorkflowAggregate = z.output<typeof activityWorkflowAggregate>;
