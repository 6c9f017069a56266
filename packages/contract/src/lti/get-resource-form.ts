import * as z from 'zod/mini';
import { defineCall, id } from '../call';

/** [7.19] Several ids are parted by commas; the last is used. */
export const getResourceForm = defineCall({
  method: 'GET',
  path: '/api/lms/v1/objective-workflows/:objectiveWorkflowId/resource-form/:activityWorkflowIds',
  audience: 'learner',
  summary: 'The signed form that opens a tool of LTI 1.1, as fields to be posted.',
  params: z.object({
    objectiveWorkflowId: id,
    activityWorkflowIds: z.string().check(z.regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,20}$/)),
  }),
  query: z.strictObject({ viewType: z.optional(z.enum(['REVIEW'])) }),
  response: z.object({
    form: z.object({
      action: z.string(),
      method: z.literal('POST'),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
});
