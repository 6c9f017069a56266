import { BASE_PATH, threadPath } from '@lantern/domain/course/course-paths';
import type { SignedInContext } from '../http/call-context';
import { notify, retell, withdrawNotifications } from '../notifications/notify';
import { withdrawReply } from '../notifications/withdraw-reply';
import { postLine } from '../posts/post-html';
import { findPostAnywhere } from '../store/discussions/discussion-posts';
import { listFollowers } from '../store/discussions/post-marks';
import { readReplies } from '../store/discussions/thread-posts';
import type { OpenDiscussion } from './open-discussion';

type Told = { open: OpenDiscussion; threadId: string; id: string; text: string; isAnonymous: boolean };

/** [1.3] Whoever follows a thread is told that there is something new in it; never whoever wrote it. */
export async function tellFollowers(
  { db: tx, tenant, learner, now }: SignedInContext,
  { open: { place }, threadId, id: replyId, text, isAnonymous }: Told,
): Promise<void> {
  const { id, partId, axis, objectiveId, courseName } = place;
  const recipients = await listFollowers(tx, tenant.id, {
    threadId,
    objectiveId,
    exceptUserId: learner.userId,
  });
  const thread = await findPostAnywhere(tx, tenant.id, threadId);
  if (!thread || recipients.length === 0) return;
  await notify(tx, tenant.id, {
    kind: 'reply',
    recipients,
    about: threadId,
    facts: {
      title: thread.threadTitle,
      courseName,
      line: postLine(text),
      replyId,
      ...(!isAnonymous && { actorId: learner.userId }),
    },
    path: `${BASE_PATH}${threadPath(objectiveId, { axis: partId === null ? null : axis, partId: id }, threadId)}`,
    courseId: objectiveId,
    now,
  });
}

/** [1.3] What a post says was edited: what was told of it says the same. */
export function retellNews(
  { db: tx, tenant }: SignedInContext,
  { id, threadId, parentId, title, text }: RetoldPost,
): Promise<void> {
  const told = { kind: 'reply', about: threadId } as const;
  return parentId === null
    ? retell(tx, tenant.id, { ...told, words: { title } })
    : retell(tx, tenant.id, { ...told, replyId: id, words: { line: postLine(text) } });
}

type RetoldPost = { id: string; threadId: string; parentId: string | null; title: string; text: string };

/** [1.3] What a post says is not to be read any more: of a thread, what was told of all that is in it. */
export async function withdrawNews(
  { db: tx, tenant }: SignedInContext,
  { id, threadId, parentId }: { id: string; threadId: string; parentId: string | null },
): Promise<void> {
  if (parentId === null) await withdrawNotifications(tx, tenant.id, { kind: 'reply', about: threadId });
  else await withdrawReply(tx, tenant.id, { about: threadId, replyId: id }, readReplies(tenant.id, threadId));
}
