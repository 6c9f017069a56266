import { WATCH } from '../limits';

export type Watching = {
  /** How often in a row nothing had changed. */
  unchanged: number;
  /** Somebody works on what the page waits for. */
  isChangeNear: boolean;
};

/** How long an open page waits before it asks again whether it is still true: seconds, and more of them as nothing happens. */
export function watchPauseMs({ unchanged, isChangeNear }: Watching): number {
  if (isChangeNear) return WATCH.shortestMs;
  return Math.min(WATCH.shortestMs * WATCH.growth ** unchanged, WATCH.longestMs);
}
