import { TEAM_LIMITS } from '@lantern/domain/team/team-fields';
import * as z from 'zod/mini';
import { id } from '../call';
import { defineStep } from '../command';
import { attachmentIds } from '../entities/attachment';
import { teamActivity } from '../entities/team-work';

/** A text of a member, before it is known for which field it is. */
const text = z.string().check(z.maxLength(TEAM_LIMITS.text * 2));

/** [1.3] What was typed over the version that was seen. Over another one: 409, with the names by field of whoever came first. */
export const putTeamWork = defineStep({
  kind: 'put-team-works',
  method: 'PUT',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity-paths/:activityPathId/team-work',
  summary: "Saves what the caller has written at their team's work.",
  params: z.object({ objectiveWorkflowId: id, activityPathId: id }),
  body: z.strictObject({
    version: z.int().check(z.nonnegative()),
    /** The fields that were changed, by their keys. */
    texts: z.record(z.string().check(z.maxLength(100)), text),
    /** All that the work has from now on; left out, they stay. */
    attachmentIds: z.optional(attachmentIds),
  }),
  response: teamActivity,
});
