import type { ProductFeedback, UsageEvent } from '@lantern/contract/platform/post-events';
import type { QueryClient } from '@tanstack/react-query';
import { tellAnswered } from '../../lib/storage/answer-news';
import { randomId } from '../../lib/random-id';
import { hearAnswered } from './feedback';
import { sendEvents } from './report-event';

type SentFeedback = { id: string; properties: ProductFeedback };

/** [7.33] Fails when it did not arrive; the same id sent again is kept once. */
export async function sendFeedback(client: QueryClient, { id, properties }: SentFeedback): Promise<void> {
  const occurred = new Date();
  await sendEvents([{ id, name: 'product_feedback', occurred, properties }]);
  rememberAnswered(client, occurred);
}

type AskedAt = Pick<ProductFeedback['details'], 'place' | 'objectiveId'>;

/** [9.13] Put away, it is not asked again for as long as if it had been answered. */
export function putFeedbackAway(client: QueryClient, askedAt: AskedAt): void {
  const occurred = new Date();
  void tell({ id: randomId(), name: 'product_feedback_dismissed', occurred, properties: askedAt });
  rememberAnswered(client, occurred);
}

/** What does not arrive is told again when the connection is back: it is to be known on other devices too. */
async function tell(event: UsageEvent): Promise<void> {
  try {
    await sendEvents([event]);
  } catch {
    addEventListener('online', () => void tell(event), { once: true });
  }
}

function rememberAnswered(client: QueryClient, lastAnswered: Date): void {
  hearAnswered(client, lastAnswered);
  tellAnswered(lastAnswered);
}
