/** Some megabytes at most. */
export const MOST_CACHED_OUTLINES = 100;
export const MOST_CACHED_ACTIVITIES = 20_000;
export const MOST_FILTER_IDS = 500;
/** Of texts that were cleaned. */
export const MOST_CACHED_CHARACTERS = 8_000_000;
export const MOST_SWEPT_AT_ONCE = 1000;
