import {
  DISPLAY_MODE_CODES,
  PRESENTATION_MODE_CODES,
  WORKFLOW_STATE_CODES,
} from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { coded } from '../coded';
import { activityPart, partActivity } from '../entities/activity-part';

/** [7.13] The whole tree of the attempt's course, however deep, with what the learner has made of it. */
export const getActivityWithAggregates = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity-with-aggregates',
  audience: 'learner',
  summary: "The course's tree, with the caller's state in every activity.",
  params: z.object({ objectiveWorkflowId: id }),
  response: z.object({
    id,
    ...partActivity,
    presentationMode: coded(PRESENTATION_MODE_CODES),
    displayMode: coded(DISPLAY_MODE_CODES),
    /** [3.20] [4.29] */
    accessNewContentAfterCompletion: z.boolean(),
    objectiveWorkflow: z.object({
      id,
      state: coded(WORKFLOW_STATE_CODES),
      progress: z.number(),
      /** [4.28] The axis of the activity under way that the learner was in last. */
      openedLast: z.nullable(z.string()),
      /** [4.20] What came of this attempt is not told, and it cannot be looked back at. */
      protectResults: z.boolean(),
    }),
    children: z.array(activityPart),
  }),
});
