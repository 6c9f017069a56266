type Post = { id: string; parentId: string | null; created: Date; isUnread: boolean };

export type ShownPosts = {
  shown: readonly Post[];
  /** What is loaded, be it shown or waiting. */
  replies: readonly Post[];
  /** Further replies are not loaded: they came after those that are, their comments after them. */
  hasMore: boolean;
};

/** [1.3] A thread is read up to a moment: the last before which nothing is that was not shown. Null where that reads nothing new. */
export function readUntil(threadId: string, { shown, replies, hasMore }: ShownPosts): Date | null {
  const isShown = new Set(shown.map(({ id }) => id));
  const waiting = replies.filter(({ id }) => !isShown.has(id)).map(({ created }) => created.getTime());
  const loaded = replies.filter(({ parentId }) => parentId === threadId);
  const lastLoaded = hasMore ? (loaded.at(-1)?.created.getTime() ?? 0) : Infinity;
  const read = shown.filter(({ created }) => {
    const ms = created.getTime();
    return ms <= lastLoaded && waiting.every((other) => ms < other);
  });
  if (!read.some(({ isUnread }) => isUnread)) return null;
  return new Date(Math.max(...read.map(({ created }) => created.getTime())));
}
