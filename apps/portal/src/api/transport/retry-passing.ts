import { isPassingFailure } from './is-passing-failure';
import { isShortWait, retryAfterMsOf } from './retry-after';

export type RetryDeps = {
  wait: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
};

/** In all at most two seconds and a quarter: whoever waits is told within three. */
const RETRY_AFTER_MS = [500, 1000] as const;

/**
 * Sends again after a failure that may pass, each time later and out of step with others; the last failure stands. A
 * server that says when is asked once more then, or not at all where that is long.
 */
export async function retryPassing<T>(send: () => Promise<T>, { wait, random }: RetryDeps): Promise<T> {
  for (const afterMs of RETRY_AFTER_MS) {
    try {
      return await send();
    } catch (error) {
      const toldMs = retryAfterMsOf(error);
      if (!isPassingFailure(error) || (toldMs !== null && !isShortWait(toldMs))) throw error;
      await wait(toldMs ?? afterMs * (0.5 + random()));
      if (toldMs !== null) break;
    }
  }
  return send();
}
