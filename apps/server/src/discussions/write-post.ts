import type { CallInput } from '@lantern/contract/call';
import type { putDiscussionPost } from '@lantern/contract/discussions/put-discussion-post';
import { ProblemError } from '@lantern/contract/problem-error';
import { notBefore } from '@lantern/domain/attempt/not-before';
import { asksForNothing } from '@lantern/domain/discussion/discussion-settings';
import type { RequirementProgress } from '@lantern/domain/discussion/requirement-progress';
import type { Db } from '../db/db';
import type { SignedInContext } from '../http/call-context';
import { postHtml } from '../posts/post-html';
import {
  findPostAnywhere,
  insertPost,
  lockThread,
  recountThread,
} from '../store/discussions/discussion-posts';
import { listOwnPosts } from '../store/discussions/own-posts';
import { setFollowing, setReadUntil } from '../store/discussions/post-marks';
import { noteSharedChange } from '../store/live/live-changes';
import { setNewsReadAbout } from '../store/notifications/read-notifications';
import { attachFiles } from '../store/uploads/attachments';
import { discussionRefusalText } from '../texts/discussion-texts';
import { findOpenPost } from './find-open-post';
import { type OpenDiscussion, openDiscussion, ownProgress } from './open-discussion';
import { finishDiscussion, openWork } from './own-work';
import { tellFollowers } from './tell-followers';

export type WrittenPost = {
  id: string;
  threadId: string;
  progress: RequirementProgress | null;
  hasFinished: boolean;
};

type AskedPost = CallInput<typeof putDiscussionPost>;

/** [1.3] Writes a post; what it completes of the activity is written with it, or nothing is. The same id twice is one post. */
export function writePost(
  context: SignedInContext,
  asked: AskedPost,
  limit: () => void,
): Promise<WrittenPost> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const work = await openWork(inside, asked.params.discussionId);
    const open = await openDiscussion(inside, asked.params.discussionId);
    const threadId = await writtenThread(inside, asked, open);
    if (threadId !== null)
      return { id: asked.params.postId, threadId, progress: open.progress, hasFinished: false };
    if (open.writeRefusal)
      throw new ProblemError('conflict', { _: [discussionRefusalText(open.writeRefusal, context.locale)] });
    limit();
    return insert(inside, asked, { open, work });
  });
}

/** Sent again after all went well: the thread that it is in. */
async function writtenThread(
  { db, tenant, learner }: SignedInContext,
  { params: { postId } }: AskedPost,
  { place }: OpenDiscussion,
): Promise<string | null> {
  const before = await findPostAnywhere(db, tenant.id, postId);
  if (!before) return null;
  if (before.userId !== learner.userId || before.placeId !== place.id) throw new ProblemError('idReused');
  return before.threadId;
}

type Opened = { open: OpenDiscussion; work: Awaited<ReturnType<typeof openWork>> };

async function insert(
  context: SignedInContext,
  { params: { postId: id }, body }: AskedPost,
  { open, work }: Opened,
): Promise<WrittenPost> {
  const { db: tx, tenant, learner, now, locale } = context;
  const { place, settings } = open;
  const threadId =
    body.parentId === null ? id : await answeredThread(context, { open, parentId: body.parentId });
  const title = titleOf(body, locale);
  const begun = await work.begin();
  const created = notBefore(now, begun?.outcome.workflow?.started ?? null);
  const isAnonymous = body.isAnonymous && settings.anonymous && !open.isModerator;
  const isInserted = await insertPost(tx, tenant.id, {
    id,
    objectiveId: place.objectiveId,
    placeId: place.id,
    threadId,
    parentId: body.parentId,
    userId: learner.userId,
    kind: body.kind,
    title,
    text: body.text,
    html: postHtml(body.text),
    isAnonymous,
    created,
  });
  if (!isInserted) throw new ProblemError('idReused');
  await attach(tx, { context, id, attachmentIds: body.attachmentIds });
  if (body.parentId !== null) await recountThread(tx, tenant.id, threadId);
  await setFollowing(tx, learner, { threadId, isFollowing: true });
  await setReadUntil(tx, learner, { threadId, until: created });
  await setNewsReadAbout(tx, learner, { kind: 'reply', about: threadId, until: created, now });
  await tellFollowers(context, { open, threadId, id, text: body.text, isAnonymous });
  await noteSharedChange(tx, tenant.id, `discussion:${place.id}`);

  if (!begun) return { id, threadId, progress: null, hasFinished: false };
  const progress = ownProgress(settings, await listOwnPosts(tx, learner, place.id), begun);
  const isToFinish = progress.isMet && !asksForNothing(settings);
  return { id, threadId, progress, hasFinished: isToFinish && (await finishDiscussion(context, work)) };
}

/** Locked, so that what is counted in it is right, and nobody writes into what was just closed. */
async function answeredThread(
  context: SignedInContext,
  { open, parentId }: { open: OpenDiscussion; parentId: string },
): Promise<string> {
  const { post } = await findOpenPost(context, open, parentId);
  await lockThread(context.db, context.tenant.id, post.threadId);
  const { rights } = await findOpenPost(context, open, parentId);
  const kind = post.isClosed ? 'threadClosed' : 'notAnswerable';
  if (!rights.reply)
    throw new ProblemError('conflict', { _: [discussionRefusalText({ kind }, context.locale)] });
  return post.threadId;
}

function titleOf({ parentId, title }: AskedPost['body'], locale: string): string {
  if (parentId !== null) return '';
  if (title === '')
    throw new ProblemError('commandFailed', {
      title: [discussionRefusalText({ kind: 'titleMissing' }, locale)],
    });
  return title;
}

/** The files of a post are these; a file of another's is refused. */
export async function attach(
  tx: Db,
  { context, id, attachmentIds }: { context: SignedInContext; id: string; attachmentIds: readonly string[] },
): Promise<void> {
  const { tenant, learner, locale } = context;
  const attached = { ownerId: learner.userId, ids: attachmentIds, to: { kind: 'post', id } } as const;
  if (!(await attachFiles(tx, tenant.id, attached)))
    throw new ProblemError('commandFailed', {
      attachmentIds: [discussionRefusalText({ kind: 'fileNotAttachable' }, locale)],
    });
}
