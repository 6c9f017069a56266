import { type HasWorkflow, lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { isGuid } from '@lantern/domain/web/is-guid';

/** [2.9] The attempt that an address shows: the one it names, else the last. */
export function attemptInView(course: HasWorkflow<{ id: string }>, query: URLSearchParams): string | null {
  const named = query.get('objectiveWorkflowId');
  return named !== null && isGuid(named) ? named : (lastWorkflow(course)?.id ?? null);
}
