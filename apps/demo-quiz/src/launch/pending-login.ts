/** Between the login that the platform starts and the launch that follows it. */
export type PendingLogin = {
  nonce: string;
  /** The frame that keeps things for the tool where cookies are refused; null where the platform names none. */
  storageTarget: string | null;
};

export const LOGIN_LIFETIME_MS = 10 * 60_000;

export const stateCookieName = (state: string) => `quiz_login_${state.slice(0, 12)}`;
