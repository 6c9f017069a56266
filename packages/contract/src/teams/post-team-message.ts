import * as z from 'zod/mini';
import { id } from '../call';
import { defineCommand } from '../command';
import { attachmentIds } from '../entities/attachment';
import { teamMessage } from './query-team-messages';

/** Ours: of one message. */
export const MESSAGE_LENGTH = 10_000;

/** [1.3] Markdown; the other members are told of it. */
export const postTeamMessage = defineCommand({
  kind: 'post-team-messages',
  path: '/api/lms/v1/post-team-messages',
  summary: "Says something to the other members of one of the caller's groups.",
  body: z.strictObject({
    id,
    groupId: id,
    /** Of the attempt and the activity at which it is said: there the others are led. */
    objectiveWorkflowId: id,
    activityPartId: id,
    text: z.string().check(z.maxLength(MESSAGE_LENGTH)),
    attachmentIds,
  }),
  response: teamMessage,
});
