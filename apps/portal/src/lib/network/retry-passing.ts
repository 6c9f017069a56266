export type RetryDeps = {
  isPassing: (error: unknown) => boolean;
  wait: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
};

/** In all at most two seconds and a quarter: whoever waits is told within three. */
export const RETRY_AFTER_MS = [500, 1000] as const;

/** Sends again after a failure that may pass, each time later and out of step with others; the last failure stands. */
export async function retryPassing<T>(
  send: () => Promise<T>,
  { isPassing, wait, random }: RetryDeps,
): Promise<T> {
  for (const afterMs of RETRY_AFTER_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await wait(afterMs * (0.5 + random()));
  }
  return send();
}
