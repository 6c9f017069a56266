// 0.285 × 100 is 28.499999999999996: nine decimals are kept before rounding, so that a half goes up.
const DECIMALS_KEPT = 9;

/** [9.8] A share as a whole percent. */
export function percent(share: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(Number((share * 100).toFixed(DECIMALS_KEPT))) + 0;
}

/** [5.4] Progress never leaves 0..1, whatever arrives. */
export function clampProgress(progress: number | null): number {
  if (progress === null || Number.isNaN(progress)) return 0;
  return Math.min(Math.max(progress, 0), 1);
}

/** [5.4] Progress as a whole percent. */
export function progressPercent(progress: number | null): number {
  return percent(clampProgress(progress));
}
