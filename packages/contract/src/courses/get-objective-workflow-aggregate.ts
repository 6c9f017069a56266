import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { listedObjective } from '../entities/objective';
import { enrolledAggregate } from '../entities/objective-access';

/** [7.5] [4.13] Asked again and again after enrolling, until it is there. */
export const getObjectiveWorkflowAggregate = defineCall({
  method: 'GET',
  path: '/api/lms/v1/objectives/:objectiveId/objective-workflow-aggregate',
  audience: 'signedIn',
  summary: "The caller's enrolment in a course, with the last attempt and result.",
  params: z.object({ objectiveId: id }),
  response: z.extend(enrolledAggregate, { objective: listedObjective }),
});
