/** From one address, as signing in: a token lasts an hour. */
export const TOKENS_A_MINUTE = 10;
/** Of apps: a whole school may have one address. */
export const APP_TOKENS_A_MINUTE = 600;

/** How long an app has for turning a code into tokens. */
export const CODE_MS = 60_000;
/** SHA-256 in base64url, and what it is made of (RFC 7636, 4). */
export const CODE_CHALLENGE = /^[\w-]{43}$/;
export const CODE_VERIFIER = /^[\w.~-]{43,128}$/;

export const APP_ACCESS_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Whoever does not open an app for so long signs in anew; and so does everybody at times. */
export const APP_IDLE_MS = 30 * DAY_MS;
export const APP_GRANT_MS = 180 * DAY_MS;
