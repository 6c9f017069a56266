/** So close to the end there is nothing left to see: credits, a last fade. */
const LAST_SECONDS = 10;
const LAST_SHARE = 0.05;
/** Whoever has seen no more than this has not begun. */
const FIRST_SECONDS = 3;

/** [4.9] A video counts as watched when its end is reached, its last moments not needed. */
export function isWatched(second: number, durationSeconds: number): boolean {
  return durationSeconds > 0 && second >= endOf(durationSeconds);
}

/** [2.8] The second at which a video goes on; its start, when it was hardly begun or seen to the end. */
export function resumeSecond(kept: number | null, durationSeconds: number | null): number {
  if (kept === null || !Number.isFinite(kept) || kept <= FIRST_SECONDS) return 0;
  if (durationSeconds !== null && kept >= endOf(durationSeconds)) return 0;
  return kept;
}

function endOf(durationSeconds: number): number {
  return durationSeconds - Math.min(LAST_SECONDS, durationSeconds * LAST_SHARE);
}
