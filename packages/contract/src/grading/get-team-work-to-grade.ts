import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { attachment } from '../entities/attachment';
import { teamField } from '../entities/team-work';

/** [4.3] [1.3] */
export const getTeamWorkToGrade = defineCall({
  method: 'GET',
  path: '/api/lms/v1/work-to-grade/:activityWorkflowId/team-work',
  audience: 'grader',
  summary: 'What a team has handed in with an activity. For graders.',
  params: z.object({ activityWorkflowId: id }),
  response: z.object({
    group: z.nullable(z.object({ id, name: z.string() })),
    members: z.array(z.object({ id, name: z.string() })),
    version: z.int(),
    submitted: z.nullable(instant),
    fields: z.array(teamField),
    texts: z.record(z.string(), z.string()),
    attachments: z.array(attachment),
  }),
});
