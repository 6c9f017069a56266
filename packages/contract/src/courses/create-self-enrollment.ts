import * as z from 'zod/mini';
import { id } from '../call';
import { defineCommand } from '../command';

/** [7.21] [3.19] */
export const createSelfEnrollment = defineCommand({
  kind: 'create-self-enrollments',
  path: '/api/lms/v1/create-self-enrollments',
  summary: 'Enrols the caller in a course of the catalog.',
  body: z.strictObject({ id, objectiveAccessId: id }),
  response: z.object({ id, objectiveAccessId: id }),
});
