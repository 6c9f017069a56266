import * as z from 'zod/mini';
import { defineCall, id } from '../call';

const MOST_IDS = 500;

/** [7.19] [3.19] The last workflow named is opened; else the last part; else the course itself. */
export const postResourceLink = defineCall({
  method: 'POST',
  path: '/api/lms/v1/objective-workflows/:objectiveWorkflowId/resource-link',
  audience: 'learner',
  summary:
    'Opens the external tool of an activity: an address to be shown in a frame or a window, once and soon.',
  params: z.object({ objectiveWorkflowId: id }),
  query: z.strictObject({
    /** [2.9] Asks for a look back; an attempt that was handed in is opened so in any case. */
    viewType: z.optional(z.enum(['REVIEW'])),
    documentTarget: z._default(z.enum(['iframe', 'window']), 'iframe'),
  }),
  body: z.strictObject({
    activityWorkflowIds: z._default(z.array(id).check(z.maxLength(MOST_IDS)), []),
    activityPartIds: z._default(z.array(id).check(z.maxLength(MOST_IDS)), []),
  }),
  response: z.object({
    /** On this origin: it leads to the tool. */
    targetLinkUri: z.string(),
    /** From which the tool's own messages come. */
    toolOrigin: z.string(),
  }),
});
