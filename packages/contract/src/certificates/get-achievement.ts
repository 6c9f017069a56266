import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { achievement } from '../entities/certificates/achievement';

/** [3.11] What the certificates of a template are given for, at the address that credentials name it by. */
export const getAchievement = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/achievements/:id',
  audience: 'public',
  isOpenToAll: true,
  summary: 'What a badge is given for, as Open Badges describes it.',
  params: z.object({ id }),
  response: z.extend(achievement, { '@context': z.array(z.string()) }),
});
