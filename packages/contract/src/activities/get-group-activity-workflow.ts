import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { coded } from '../coded';

/** [7.16] [3.10] What a group has made of an activity that it takes together. */
export const getGroupActivityWorkflow = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflow-aggregates/:id/group-activity-workflows/:groupActivityWorkflowId',
  audience: 'learner',
  summary: "The work of one of the caller's groups at one activity.",
  params: z.object({ id, groupActivityWorkflowId: id }),
  response: z.object({
    id,
    group: z.object({ id, name: z.string() }),
    activityPartId: id,
    state: coded(WORKFLOW_STATE_CODES),
    started: instant,
    submitted: z.nullable(instant),
    finished: z.nullable(instant),
    /** The caller's own activity in it; null before they have opened it. */
    activityWorkflowId: z.nullable(id),
    /** Another one with each save. */
    version: z.int(),
    submittedBy: z.nullable(id),
    /** The members who have opened it. */
    participants: z.array(
      z.object({
        userId: id,
        firstName: z.string(),
        lastName: z.string(),
        lastSeen: instant,
        ready: z.boolean(),
      }),
    ),
  }),
});
