/** A token lasts an hour: who asks for more than this wants us busy with their signatures. */
export const TOKENS_A_MINUTE = 120;
/** Of one page of a service's answer. */
export const MOST_ROWS = 200;
export const LONGEST_LINE_ITEM_TEXT = 1000;
export const LONGEST_NONCE = 512;
export const LONGEST_STATE = 4096;
export const LONGEST_COMMENT = 10_000;
export const MOST_POINTS = 1e9;
export const MOST_CACHED_KEY_SETS = 1000;
/** How long a tool may take to answer us, and with how much. */
export const FETCH_MS = 3000;
export const MOST_FETCHED_BYTES = 1024 * 1024;
export const MOST_XML_DEPTH = 20;
