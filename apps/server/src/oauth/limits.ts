/** From one address, as signing in: a token lasts an hour. */
export const TOKENS_A_MINUTE = 10;
