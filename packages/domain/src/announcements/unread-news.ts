type News = { isUnread: boolean };

/** [2.28] Where the divider stands: what came since the reader was here, and what they knew before. The latest come first. */
export function newsSections<Some extends News>(
  posts: readonly Some[],
): { fresh: readonly Some[]; earlier: readonly Some[] } {
  const last = posts.findLastIndex(({ isUnread }) => isUnread);
  return { fresh: posts.slice(0, last + 1), earlier: posts.slice(last + 1) };
}

/** [2.28] How many stand below the divider: those that are pinned stand above it, and some may not be loaded yet. */
export function freshCount(unread: number, pinned: readonly News[]): number {
  return Math.max(0, unread - pinned.filter(({ isUnread }) => isUnread).length);
}
