import * as z from 'zod/mini';
import { id } from '../call';
import { defineGraderCommand } from '../command';
import { gradingOutcome } from './grading-outcome';

const MOST_POINTS = 1e6;

/** [4.3] A person gives what was handed in its score; the attempt goes on when it waited for that alone. */
export const gradeActivityWorkflow = defineGraderCommand({
  kind: 'grade-activity-workflows',
  path: '/api/lms/v1/grade-activity-workflows',
  summary: 'Grades an activity that was handed in. For graders.',
  body: z
    .strictObject({
      id,
      activityWorkflowId: id,
      score: z.number().check(z.nonnegative()),
      maxScore: z.number().check(z.positive(), z.maximum(MOST_POINTS)),
    })
    .check(z.refine(({ score, maxScore }) => score <= maxScore, { path: ['score'] })),
  response: gradingOutcome,
});
