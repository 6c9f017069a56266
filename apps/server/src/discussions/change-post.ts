import type { CallInput } from '@lantern/contract/call';
import type { editDiscussionPost } from '@lantern/contract/discussions/edit-discussion-post';
import type { putPostModeration } from '@lantern/contract/discussions/put-post-moderation';
import { ProblemError } from '@lantern/contract/problem-error';
import type { PostRights } from '@lantern/domain/discussion/post-rights';
import type { SignedInContext } from '../http/call-context';
import { postHtml } from '../posts/post-html';
import {
  lockThread,
  recountThread,
  removePost as removeStoredPost,
  updatePostText,
} from '../store/discussions/discussion-posts';
import { moderatePost as moderateStoredPost, settleReports } from '../store/discussions/post-moderation';
import { noteSharedChange } from '../store/live/live-changes';
import { detachFiles, listAttachments } from '../store/uploads/attachments';
import { discussionRefusalText } from '../texts/discussion-texts';
import { findOpenPost, type OpenPost } from './find-open-post';
import { openDiscussion } from './open-discussion';
import { retellNews, withdrawNews } from './tell-followers';
import { attach } from './write-post';

type Params = { discussionId: string; postId: string };
type Found = OpenPost & { context: SignedInContext };

/** [1.3] Does something about a post in its locked thread; whoever has the discussion open hears of it. */
async function change(
  context: SignedInContext,
  { discussionId, postId }: Params,
  work: (found: Found) => Promise<void>,
): Promise<{ id: string }> {
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const open = await openDiscussion(inside, discussionId);
    const { post } = await findOpenPost(inside, open, postId);
    await lockThread(tx, context.tenant.id, post.threadId);
    await work({ ...(await findOpenPost(inside, open, postId)), context: inside });
    await noteSharedChange(tx, context.tenant.id, `discussion:${discussionId}`);
  });
  return { id: postId };
}

/** [1.3] */
export function editPost(
  context: SignedInContext,
  { params, body: { title, text, attachmentIds, editedBefore } }: CallInput<typeof editDiscussionPost>,
): Promise<{ id: string }> {
  return change(context, params, async (found) => {
    const { post } = allowed('edit', found);
    const { db: tx, tenant, now, locale } = found.context;
    if (editedBefore !== undefined && editedBefore?.getTime() !== post.edited?.getTime())
      throw new ProblemError('conflict', { _: [discussionRefusalText({ kind: 'editedSince' }, locale)] });
    const isThread = post.parentId === null;
    if (isThread && title === '')
      throw new ProblemError('commandFailed', {
        title: [discussionRefusalText({ kind: 'titleMissing' }, locale)],
      });
    const filesBefore = await listAttachments(tx, tenant.id, { kind: 'post', ids: [post.id] });
    const idsBefore = (filesBefore.get(post.id) ?? []).map(({ id }) => id);
    await attach(tx, { context: found.context, id: post.id, attachmentIds });
    await updatePostText(tx, tenant.id, {
      id: post.id,
      title: isThread ? title : '',
      text,
      html: postHtml(text),
      hasOtherFiles: idsBefore.join() !== [...new Set(attachmentIds)].join(),
      now,
    });
    await retellNews(found.context, { ...post, title, text });
  });
}

/** [1.3] */
export function removePost(context: SignedInContext, params: Params): Promise<{ id: string }> {
  return change(context, params, async (found) => {
    const { post } = allowed('remove', found);
    const { db: tx, tenant, now } = found.context;
    await detachFiles(tx, tenant.id, { kind: 'post', ids: [post.id] });
    await removeStoredPost(tx, tenant.id, { id: post.id, now });
    await withdrawNews(found.context, post);
    if (post.parentId !== null) await recountThread(tx, tenant.id, post.threadId);
  });
}

/** [1.3] Whoever moderates has decided: what was reported about the post is settled. */
export function moderatePost(
  context: SignedInContext,
  { params, body }: CallInput<typeof putPostModeration>,
): Promise<{ id: string }> {
  const { isAnswered, ...others } = body;
  const isForModerators = Object.values(others).some((value) => value !== undefined);
  return change(context, params, async (found) => {
    if (isForModerators) allowed('moderate', found);
    const { post } = isAnswered === undefined ? found : allowed('markAnswered', found);
    const { db: tx, tenant, now } = found.context;
    const { isPinned, isClosed, ...ofAny } = body;
    const asked =
      post.parentId === null ? { isPinned, isClosed, ...ofAny } : { ...ofAny, isAnswered: undefined };
    await moderateStoredPost(tx, tenant.id, { ...asked, id: post.id, now });
    if (body.isHidden === undefined) return;
    await settleReports(tx, tenant.id, { postId: post.id, now });
    if (body.isHidden) await withdrawNews(found.context, post);
    await recountThread(tx, tenant.id, post.threadId);
  });
}

function allowed(right: keyof PostRights, found: Found): OpenPost {
  if (!found.rights[right]) throw new ProblemError('forbidden');
  return found;
}
