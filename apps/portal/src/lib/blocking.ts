import { blockingEnded, blockingStarted } from '@lantern/domain/session/blocking-operations';
import { externalStore, useExternalStore } from './storage/external-store';

const running = externalStore(0);

/** [5.2] Holds the page while the work runs; several at once count once each. */
export async function whileBlocking<T>(work: () => Promise<T>): Promise<T> {
  running.set(blockingStarted);
  try {
    return await work();
  } finally {
    running.set(blockingEnded);
  }
}

export function useIsBlocked(): boolean {
  return useExternalStore(running, 0) > 0;
}
