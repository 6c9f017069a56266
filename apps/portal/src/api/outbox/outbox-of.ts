import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../platform';
import { loadWorkCalls, sendWork } from './send-work';
import { createWorkKeeper, type WorkKeeper } from './outbox';

const FIRST_RETRY_MS = 4000;
const LAST_RETRY_MS = 60_000;

const keepers = new WeakMap<QueryClient, WorkKeeper>();

/** The keeper of this page's learner. What an earlier page could not send goes out with the first thing done here. */
export function workKeeperOf(client: QueryClient): WorkKeeper {
  const known = keepers.get(client);
  if (known) return known;
  const userId = client.getQueryData(currentUserQuery().queryKey)?.user.id ?? 'unknown';
  const keeper = createWorkKeeper({
    userId,
    sendOne: sendWork,
    alone: (run) => aloneAs(`kept-work:${userId}`, run),
    isOffline: () => !navigator.onLine,
    now: Date.now,
  });
  keepers.set(client, keeper);
  if (!import.meta.env.SSR) sendWhenBack(keeper);
  return keeper;
}

/** Of all tabs one at a time; where tabs cannot agree, sending twice does no harm. */
function aloneAs(name: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null }; // missing where the page is no secure context
  return locks ? locks.request(name, run) : run();
}

/** When the connection comes back, when the tab is looked at again, and now and then meanwhile. */
function sendWhenBack(keeper: WorkKeeper): void {
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    if (keeper.waitMs() === 0) void keeper.send();
  };
  void loadWorkCalls().catch(() => {});
  addEventListener('online', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && keeper.state.get() === 'kept') send();
  });
  keeper.state.subscribe(() => {
    clearTimeout(timer);
    if (keeper.state.get() !== 'kept') {
      retryMs = FIRST_RETRY_MS;
      return;
    }
    timer = setTimeout(send, Math.max(retryMs, keeper.waitMs()));
    retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
  });
}
