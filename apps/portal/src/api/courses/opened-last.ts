import type { QueryClient } from '@tanstack/react-query';

const opened = new WeakMap<QueryClient, Map<string, string>>();

/** The learner is in this activity now: known before the server tells it again. */
export function rememberOpened(client: QueryClient, objectiveWorkflowId: string, axis: string): void {
  const axes = opened.get(client) ?? new Map<string, string>();
  opened.set(client, axes.set(objectiveWorkflowId, axis));
}

/** [4.28] The activity that the learner was in last, on this page or before it; null for none. */
export function openedLast(
  client: QueryClient,
  { id, openedLast: told }: { id: string; openedLast: string | null },
): string | null {
  return opened.get(client)?.get(id) ?? told;
}
