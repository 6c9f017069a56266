import type { CallInput } from '@lantern/contract/call';
import type { editDiscussionPost as EditPost } from '@lantern/contract/discussions/edit-discussion-post';
import type { putDiscussionPost as PutPost } from '@lantern/contract/discussions/put-discussion-post';
import type { ThreadFilter, ThreadSort } from '@lantern/contract/discussions/query-discussion-threads';
import { REPLIES_A_PAGE, THREADS_A_PAGE } from '@lantern/domain/limits';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

export function discussionKey(discussionId: string) {
  return ['discussions', discussionId] as const;
}

/** [1.3] What a discussion asks for, and what the learner may do in it. */
export function discussionQuery(discussionId: string) {
  return queryOptions({
    queryKey: [...discussionKey(discussionId), 'itself'],
    queryFn: async ({ client }) => {
      const { getDiscussion } = await import('@lantern/contract/discussions/get-discussion');
      return apiOf(client)(getDiscussion, { params: { discussionId } });
    },
    refetchOnWindowFocus: 'always',
  });
}

export type AskedThreads = { show: ThreadFilter; order: ThreadSort; search: string };

export function threadsQuery(discussionId: string, { show, order, search }: AskedThreads) {
  return infiniteQueryOptions({
    queryKey: [...discussionKey(discussionId), 'threads', show, order, search],
    initialPageParam: 0,
    queryFn: async ({ client, pageParam }) => {
      const { queryDiscussionThreads } = await import(
        '@lantern/contract/discussions/query-discussion-threads'
      );
      const query = { show, order, skip: String(pageParam), ...(search !== '' && { search }) };
      return apiOf(client)(queryDiscussionThreads, { params: { discussionId }, query });
    },
    getNextPageParam: ({ totalCount }, pages) =>
      pages.length * THREADS_A_PAGE < totalCount ? pages.length * THREADS_A_PAGE : null,
    refetchOnWindowFocus: 'always',
  });
}

export function threadQuery(discussionId: string, postId: string) {
  return infiniteQueryOptions({
    queryKey: [...discussionKey(discussionId), 'thread', postId],
    initialPageParam: 0,
    queryFn: async ({ client, pageParam }) => {
      const { getDiscussionThread } = await import('@lantern/contract/discussions/get-discussion-thread');
      const query = { skip: String(pageParam) };
      return apiOf(client)(getDiscussionThread, { params: { discussionId, postId }, query });
    },
    getNextPageParam: ({ totalReplies }, pages) =>
      pages.length * REPLIES_A_PAGE < totalReplies ? pages.length * REPLIES_A_PAGE : null,
    refetchOnWindowFocus: 'always',
  });
}

export function refetchDiscussion(client: QueryClient, discussionId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: discussionKey(discussionId) });
}

type NewPost = CallInput<typeof PutPost>['body'];
type Edit = CallInput<typeof EditPost>['body'];
type Post = { discussionId: string; postId: string };

/** Sent again, it is the same post. */
export async function putPost(client: QueryClient, params: Post, body: NewPost) {
  const { putDiscussionPost } = await import('@lantern/contract/discussions/put-discussion-post');
  const answer = await apiOf(client)(putDiscussionPost, { params, body });
  await refetchDiscussion(client, params.discussionId);
  return answer;
}

export async function editPost(client: QueryClient, params: Post, body: Edit): Promise<void> {
  const { editDiscussionPost } = await import('@lantern/contract/discussions/edit-discussion-post');
  try {
    await apiOf(client)(editDiscussionPost, { params, body });
  } finally {
    // Where it was refused, it may say something else by now.
    await refetchDiscussion(client, params.discussionId);
  }
}

export async function removePost(client: QueryClient, params: Post): Promise<void> {
  const { removeDiscussionPost } = await import('@lantern/contract/discussions/remove-discussion-post');
  await apiOf(client)(removeDiscussionPost, { params, body: {} });
  // The list as well, that is not on the page now: the thread is not in it any more when somebody comes back to it.
  await client.invalidateQueries({ queryKey: discussionKey(params.discussionId), refetchType: 'all' });
}

export async function reportPost(client: QueryClient, params: Post, reason: string): Promise<void> {
  const { reportDiscussionPost } = await import('@lantern/contract/discussions/report-discussion-post');
  await apiOf(client)(reportDiscussionPost, { params, body: { reason } });
}

export type Moderation = {
  isPinned?: boolean;
  isClosed?: boolean;
  isEndorsed?: boolean;
  isAnswered?: boolean;
  isHidden?: boolean;
};

export async function moderatePost(client: QueryClient, params: Post, body: Moderation): Promise<void> {
  const { putPostModeration } = await import('@lantern/contract/discussions/put-post-moderation');
  await apiOf(client)(putPostModeration, { params, body });
  await refetchDiscussion(client, params.discussionId);
}

export async function lockOut(
  client: QueryClient,
  params: { discussionId: string; userId: string },
  isLockedOut: boolean,
): Promise<void> {
  const { putDiscussionLockout } = await import('@lantern/contract/discussions/put-discussion-lockout');
  await apiOf(client)(putDiscussionLockout, { params, body: { isLockedOut } });
  await refetchDiscussion(client, params.discussionId);
}

/** That it was read changes nothing that is on the page now. */
export async function markRead(client: QueryClient, params: Post, readUntil: Date): Promise<void> {
  const { putPostMarks } = await import('@lantern/contract/discussions/put-post-marks');
  await apiOf(client)(putPostMarks, { params, body: { readUntil } });
  const queryKey = [...discussionKey(params.discussionId), 'threads'];
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
}

type Marked = { id: string; likeCount: number; isLiked: boolean; isFollowing: boolean };
type Pages = { pages: Array<{ thread: Marked; replies: Marked[] }>; pageParams: unknown[] };

/** Shown at once, and as it was where the server does not take it. */
export async function markPost(
  client: QueryClient,
  { threadId, ...params }: Post & { threadId: string },
  marks: { isLiked?: boolean; isFollowing?: boolean },
): Promise<void> {
  const queryKey: readonly unknown[] = [...threadQuery(params.discussionId, threadId).queryKey];
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<Pages>(queryKey);
  const marked = <Row extends Marked>(row: Row): Row =>
    row.id === params.postId ? withMarks(row, marks) : row;
  client.setQueryData<Pages>(
    queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          thread: marked(page.thread),
          replies: page.replies.map(marked),
        })),
      },
  );
  try {
    const { putPostMarks } = await import('@lantern/contract/discussions/put-post-marks');
    await apiOf(client)(putPostMarks, { params, body: marks });
  } catch (error) {
    client.setQueryData(queryKey, before);
    throw error;
  } finally {
    void refetchDiscussion(client, params.discussionId);
  }
}

function withMarks<Row extends Marked>(row: Row, { isLiked, isFollowing }: Partial<Marked>): Row {
  const step = isLiked === undefined || isLiked === row.isLiked ? 0 : isLiked ? 1 : -1;
  return {
    ...row,
    likeCount: row.likeCount + step,
    isLiked: isLiked ?? row.isLiked,
    isFollowing: isFollowing ?? row.isFollowing,
  };
}
