/** Streams of one person, all browsers together. */
export const MOST_STREAMS_A_PERSON = 20;
/** What may wait for a browser that does not read: it is cut off, and comes back with the number of what it has. */
export const MOST_WAITING_BYTES = 64 * 1024;
/** Proxies cut what is silent for a minute. */
export const BEAT_MS = 15_000;
/** How often it is asked whether those who listen are still signed in. */
export const SESSIONS_CHECKED_MS = 60_000;
/** A page whose first stream comes later than this asks for all. */
export const LONGEST_SINCE_MS = 10 * 60_000;
/** How far the clocks of a server and its database may differ; what is told twice only asks again. */
export const SINCE_MARGIN_MS = 2000;
/** What this server writes is told at once; this is for what others write. */
export const POLL_MS = 1000;
/** The embedded database belongs to this process: whatever is missed by the signal after a commit is rare. */
export const EMBEDDED_POLL_MS = 5000;
/** Changes that come together are told together. */
export const GATHERED_MS = 25;
export const CHANGES_AT_ONCE = 200;
/** When a server stops, its browsers go to another one, not all at once. */
export const MOVED_PAUSE_MS = { least: 500, most: 5000 };
