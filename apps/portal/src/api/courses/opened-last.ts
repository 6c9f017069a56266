import type { QueryClient } from '@tanstack/react-query';
import { type HasWorkflow, lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { isGuid } from '@lantern/domain/web/is-guid';

const opened = new WeakMap<QueryClient, Map<string, string>>();

/** The learner is in this activity now: known before the server tells it again. */
export function rememberOpened(client: QueryClient, objectiveWorkflowId: string, axis: string): void {
  const axes = opened.get(client) ?? new Map<string, string>();
  opened.set(client, axes.set(objectiveWorkflowId, axis));
}

/** [4.28] The activity that the learner was in last, on this page or before it; null for none. */
export function openedLast(
  client: QueryClient,
  { id, openedLast: stored }: { id: string; openedLast: string | null },
): string | null {
  return opened.get(client)?.get(id) ?? stored;
}

/** [2.9] The attempt that an address shows: the one it names, else the last. */
export function attemptInView(course: HasWorkflow<{ id: string }>, query: URLSearchParams): string | null {
  const named = query.get('objectiveWorkflowId');
  return named !== null && isGuid(named) ? named : (lastWorkflow(course)?.id ?? null);
}
