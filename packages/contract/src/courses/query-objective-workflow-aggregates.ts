import * as z from 'zod/mini';
import { defineCall } from '../call';
import { enrolledAggregate } from '../entities/objective-access';
import { listOf, listQuery, repeatable } from '../list-query';

/** [7.5] Sorted by the course's name. Fields: id, objectiveId, objective.name. */
export const queryObjectiveWorkflowAggregates = defineCall({
  method: 'GET',
  path: '/api/lms/v1/objective-workflow-aggregates/query',
  audience: 'signedIn',
  summary: "The caller's enrolments.",
  query: z.extend(listQuery, { filterAttribute: z.optional(repeatable), showcase: z.optional(repeatable) }),
  response: listOf(enrolledAggregate),
});
