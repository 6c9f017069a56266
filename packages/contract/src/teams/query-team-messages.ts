import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { attachment } from '../entities/attachment';
import { author } from '../entities/author';

export const teamMessage = z.object({
  id,
  at: instant,
  author,
  /** Cleaned. */
  html: z.string(),
  attachments: z.array(attachment),
});
export type TeamMessage = z.output<typeof teamMessage>;

/** [1.3] The latest fifty, or those before one; in the order in which they were written. */
export const queryTeamMessages = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/groups/:groupId/messages',
  audience: 'learner',
  summary: "What the members of one of the caller's groups have said to each other.",
  params: z.object({ groupId: id }),
  query: z.strictObject({ before: z.optional(id) }),
  response: z.object({
    data: z.array(teamMessage),
    hasEarlier: z.boolean(),
    /** Until when the caller has read. */
    readUntil: z.nullable(instant),
  }),
});
