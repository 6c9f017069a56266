/** From one address. */
export const SIGN_INS_A_MINUTE = 10;
export const LONGEST_NAME = 200;
