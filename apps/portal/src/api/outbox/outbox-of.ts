import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../platform';
import { loadWorkCalls, sendWork } from './send-work';
import { createOutbox, type Outbox } from './outbox';
import { beforeEnding, whileEnding } from '../attempts/attempt-hold';

const FIRST_RETRY_MS = 4000;
const LAST_RETRY_MS = 60_000;

const outboxes = new WeakMap<QueryClient, Outbox>();

/** The outbox of this page's learner. What an earlier page could not send goes out with the first thing done here. */
export function outboxOf(client: QueryClient): Outbox {
  const known = outboxes.get(client);
  if (known) return known;
  const userId = client.getQueryData(currentUserQuery().queryKey)?.user.id ?? 'unknown';
  const outbox = createOutbox({
    userId,
    sendOne: sendWork,
    alone: (run) => aloneAs(`kept-work:${userId}`, run),
    isOffline: () => !navigator.onLine,
    now: Date.now,
  });
  outboxes.set(client, outbox);
  if (!import.meta.env.SSR) sendWhenBack(outbox);
  return outbox;
}

/** Of all tabs one at a time; where tabs cannot agree, sending twice does no harm. */
function aloneAs(name: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null }; // missing where the page is no secure context
  return locks ? locks.request(name, run) : run();
}

/** When the connection comes back, when the tab is looked at again, and now and then meanwhile. */
function sendWhenBack(outbox: Outbox): void {
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    if (outbox.waitMs() === 0) void outbox.send();
  };
  void loadWorkCalls().catch(() => {});
  addEventListener('online', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && outbox.state.get() === 'waiting') send();
  });
  outbox.state.subscribe(() => {
    clearTimeout(timer);
    if (outbox.state.get() !== 'waiting') {
      retryMs = FIRST_RETRY_MS;
      return;
    }
    timer = setTimeout(send, Math.max(retryMs, outbox.waitMs()));
    retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
  });
}

/** [4.10] Ends an attempt after what the learner did in it, also after what could not be sent at first. */
export function endAttempt<T>(
  client: QueryClient,
  objectiveWorkflowId: string,
  end: () => Promise<T>,
): Promise<T> {
  void beforeEnding(objectiveWorkflowId, () => outboxOf(client).send());
  return whileEnding(objectiveWorkflowId, end);
}
