import { BASE_PATH, threadPath } from '@lantern/domain/course/course-paths';
import type { SignedInContext } from '../http/call-context';
import { notify, withdrawNotifications } from '../notifications/notify';
import { postLine } from '../posts/post-html';
import { findPostAnywhere } from '../store/discussions/discussion-posts';
import { listFollowers } from '../store/discussions/post-marks';
import type { OpenDiscussion } from './open-discussion';

type Told = { open: OpenDiscussion; threadId: string; text: string; isAnonymous: boolean };

/** [1.3] Whoever follows a thread is told that there is something new in it; never whoever wrote it. */
export async function tellFollowers(
  { db: tx, tenant, learner, now }: SignedInContext,
  { open: { place }, threadId, text, isAnonymous }: Told,
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
      ...(!isAnonymous && { actorId: learner.userId }),
    },
    path: `${BASE_PATH}${threadPath(objectiveId, { axis: partId === null ? null : axis, partId: id }, threadId)}`,
    courseId: objectiveId,
    now,
  });
}

/** [1.3] What was said there is not to be read any more. */
export function withdrawNews({ db: tx, tenant }: SignedInContext, threadId: string): Promise<void> {
  return withdrawNotifications(tx, tenant.id, { kind: 'reply', about: threadId });
}
