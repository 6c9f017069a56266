import type { QueryClient } from '@tanstack/react-query';
import { beforeEnding, whileEnding } from '../attempts/attempt-hold';
import { outboxOf } from './outbox-of';

/** [4.10] Ends an attempt after what the learner did in it, also after what could not be sent at first. */
export function endAttempt<T>(
  client: QueryClient,
  objectiveWorkflowId: string,
  end: () => Promise<T>,
): Promise<T> {
  void beforeEnding(objectiveWorkflowId, () => outboxOf(client).send());
  return whileEnding(objectiveWorkflowId, end);
}
