import * as z from 'zod/mini';
import { id } from '../call';
import { defineCommand } from '../command';
import { teamActivity } from '../entities/team-work';

/** [1.3] Hands the team's work in; where all do so together, says that the caller is ready, or not any more. */
export const submitTeamWork = defineCommand({
  kind: 'submit-team-works',
  path: '/api/lms/v1/submit-team-works',
  summary: "Hands the work of the caller's team in, or says that the caller is ready to.",
  body: z.strictObject({
    id,
    objectiveWorkflowId: id,
    activityPartId: id,
    /** The version that the caller has seen. */
    version: z.int().check(z.nonnegative()),
    ready: z.boolean(),
  }),
  response: teamActivity,
});
