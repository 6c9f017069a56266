import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { listedAggregate } from '../entities/objective-access';

/** Asked again and again by an open page, which asks for the rest only when this has changed. */
export const getAggregateVersion = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflow-aggregates/:id/version',
  audience: 'learner',
  summary: "How often one of the caller's enrolments has changed.",
  params: z.object({ id }),
  response: z.pick(listedAggregate, { version: true }),
});
