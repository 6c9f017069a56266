import { REPORT_REASON_LENGTH } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { writtenText } from '../written-text';
import { postParams } from './discussion-post';

/** [1.3] Once a person and post: a second one replaces the first. */
export const reportDiscussionPost = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/discussions/:discussionId/posts/:postId/report',
  audience: 'signedIn',
  summary: 'Tells those who moderate what is wrong with a post.',
  params: postParams,
  body: z.strictObject({ reason: writtenText(REPORT_REASON_LENGTH) }),
  response: z.object({ id }),
});
