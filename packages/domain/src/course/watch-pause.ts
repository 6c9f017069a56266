import { WATCH } from '../limits';

export type Watching = {
  /** How often in a row nothing had changed. */
  unchanged: number;
  /** Somebody works on what the page waits for. */
  isChangeNear: boolean;
  /** The page is told of changes: it asks for what it may not have been told of, and to say that it is looked at. */
  isTold: boolean;
};

/** How long an open page waits before it asks again whether it is still true: seconds, and more of them as nothing happens. */
export function watchPauseMs({ unchanged, isChangeNear, isTold }: Watching): number {
  if (isChangeNear) return WATCH.shortestMs;
  if (isTold) return WATCH.besideStreamMs;
  return Math.min(WATCH.shortestMs * WATCH.growth ** unchanged, WATCH.longestMs);
}
