import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { coded } from '../coded';

/** [4.3] Work that waits for a person: an activity for its grade, or an attempt for its approval. */
export const workToGrade = z.object({
  awaits: z.enum(['grade', 'approval']),
  objectiveWorkflowId: id,
  /** Null where it is the attempt that waits. */
  activityWorkflowId: z.nullable(id),
  attemptState: coded(WORKFLOW_STATE_CODES),
  objectiveId: id,
  objectiveName: z.string(),
  activityName: z.nullable(z.string()),
  learner: z.object({ id, first_name: z.string(), last_name: z.string() }),
  submitted: z.nullable(instant),
  /** [8.8] Which try it is. */
  attempts: z.nullable(z.int()),
});
export type WorkToGrade = z.output<typeof workToGrade>;

/** [4.3] Two hundred at most, those that wait longest first; who works through them comes to the rest. */
export const getWorkToGrade = defineCall({
  method: 'GET',
  path: '/api/lms/v1/work-to-grade',
  audience: 'grader',
  summary: 'What waits for a grade or an approval, the longest first. For graders.',
  response: z.object({ data: z.array(workToGrade), totalCount: z.int() }),
});
