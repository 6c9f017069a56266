import type { Db } from '../../db/db';
import { postHtml } from '../../posts/post-html';
import { findDiscussionPlace } from '../../store/discussions/discussion-place';
import { insertPost, recountThread } from '../../store/discussions/discussion-posts';
import { setFollowing, setLike } from '../../store/discussions/post-marks';
import { moderatePost } from '../../store/discussions/post-moderation';
import { demoId } from '../demo-id';
import { DEMO_PEOPLE } from '../demo-people';
import { demoCourseIds } from '../folders/demo-course-ids';
import { DEMO_DISCUSSIONS, type DemoPost, type DemoThread } from './discussion-posts-data';

const DAY_MS = 86_400_000;
/** What answers something was not written at the same moment. */
const BETWEEN_MS = 17 * 60_000;

type Place = { tenantId: string; objectiveId: string; placeId: string; now: Date };

/** [1.3] What the people of the demo have said to each other. */
export async function fillDiscussions(db: Db, tenantId: string, now: Date): Promise<void> {
  for (const { code, key, threads } of DEMO_DISCUSSIONS) {
    const id = demoCourseIds(code).part(key, 'discussion');
    const found = await findDiscussionPlace(db, tenantId, id);
    if (!found) throw new Error(`The demo's course ${code} has no discussion at ${key}.`);
    const place = { tenantId, objectiveId: found.objectiveId, placeId: id, now };
    for (const thread of threads) await fillThread(db, place, thread);
  }
}

async function fillThread(db: Db, place: Place, thread: DemoThread): Promise<void> {
  const { tenantId, placeId, now } = place;
  const threadId = demoId(`post ${placeId} ${thread.title}`);
  const { title, kind, isPinned = false, isAnswered = false, followedBy = [] } = thread;
  const writing = { threadId, kind, title };
  await fillPost(db, place, { ...writing, post: thread, id: threadId, parentId: null, order: 0 });
  await moderatePost(db, tenantId, { id: threadId, isPinned, isAnswered, now });
  await recountThread(db, tenantId, threadId);
  for (const follower of followedBy)
    await setFollowing(db, { tenantId, userId: DEMO_PEOPLE[follower].id }, { threadId, isFollowing: true });
}

type Writing = {
  post: DemoPost;
  id: string;
  threadId: string;
  parentId: string | null;
  kind: DemoThread['kind'];
  title: string;
  order: number;
};

async function fillPost(db: Db, place: Place, { post, order, ...writing }: Writing): Promise<void> {
  const { tenantId, objectiveId, placeId, now } = place;
  const { by, daysAgo, text, isAnonymous = false, isEndorsed = false, likedBy = [], answers = [] } = post;
  const { id, threadId, kind } = writing;
  const userId = DEMO_PEOPLE[by].id;
  const created = new Date(now.getTime() - daysAgo * DAY_MS + order * BETWEEN_MS);
  const written = {
    ...writing,
    objectiveId,
    placeId,
    userId,
    text,
    html: postHtml(text),
    isAnonymous,
    created,
  };
  await insertPost(db, tenantId, written);
  await setFollowing(db, { tenantId, userId }, { threadId, isFollowing: true });
  if (isEndorsed) await moderatePost(db, tenantId, { id, isEndorsed, now });
  for (const liker of likedBy)
    await setLike(db, { tenantId, userId: DEMO_PEOPLE[liker].id }, { postId: id, isLiked: true });
  for (const [index, answer] of answers.entries()) {
    const answerId = demoId(`post ${id} ${index}`);
    const below = {
      post: answer,
      id: answerId,
      threadId,
      parentId: id,
      kind,
      title: '',
      order: order + index + 1,
    };
    await fillPost(db, place, below);
  }
}
