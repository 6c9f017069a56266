import { MOST_CACHED_OUTLINES, MOST_CACHED_ACTIVITIES } from '../limits';
import type { OutlinePart } from './course-outline';

export type OutlineCache = {
  /** All stamps in one text, for the statement that looks whether the one it finds is among them. */
  stamps: string;
  byStamp: ReadonlyMap<string, readonly OutlinePart[]>;
};

let cached: OutlineCache = { stamps: '', byStamp: new Map() };

/** The outlines of courses that this server has read. Whoever asks for them has them for good, whatever is cached later. */
export function cachedOutlines(): OutlineCache {
  return cached;
}

/** An outline is never out of date: the database gives it another stamp with every change. */
export function cacheOutline(stamp: string, outline: readonly OutlinePart[]): void {
  const byStamp = new Map(cached.byStamp).set(stamp, frozen(outline));
  let activities = 0;
  for (const { length } of byStamp.values()) activities += length;
  for (const [oldest, { length }] of byStamp) {
    if (byStamp.size <= MOST_CACHED_OUTLINES && activities <= MOST_CACHED_ACTIVITIES) break;
    byStamp.delete(oldest);
    activities -= length;
  }
  cached = { stamps: [...byStamp.keys()].join(' '), byStamp };
}

/** Many learners share it. */
function frozen(outline: readonly OutlinePart[]): readonly OutlinePart[] {
  for (const activity of outline) {
    Object.freeze(activity);
    Object.freeze(activity.constraint);
  }
  return Object.freeze(outline);
}
