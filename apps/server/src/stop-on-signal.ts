import { setTimeout } from 'node:timers/promises';

type Stop = {
  /** Between saying that we stop and doing it, so that a balancer sees it in time. */
  delayMs: number;
  /** From here on nobody should send anything new. */
  announce: () => void;
  stop: () => Promise<void>;
  onFailure: (error: unknown) => void;
};

/**
 * Stops once, however often it is told. A supervisor's SIGTERM leaves the delay; a person's Ctrl-C, a parent that went
 * away and a second signal do not wait.
 */
export function stopOnSignal({ delayMs, announce, stop, onFailure }: Stop): void {
  const hurry = new AbortController();
  let stopped: Promise<void> | null = null;

  async function run(): Promise<void> {
    announce();
    await setTimeout(delayMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    await stop();
  }

  function tell(isUrgent: boolean): void {
    if (isUrgent || stopped) hurry.abort();
    stopped ??= run().then(() => process.exit(0), onFailure);
  }

  process
    .on('SIGTERM', () => tell(false))
    .on('SIGINT', () => tell(true))
    .on('disconnect', () => tell(true));
}
