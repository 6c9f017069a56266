import { rootPart } from '../../../parts/attempt-ending/root-part';
import { useNeedsConnection } from './use-needs-connection';
import type { Player } from './use-player';
import type { ShownView } from './use-shown-view';

/** [2.8] Does what is shown stay readable, or some of it, while the connection is gone? */
export function useIsReadable({ tree, course, objectiveWorkflowId }: Player, { view }: ShownView): boolean {
  const needsConnection = useNeedsConnection(objectiveWorkflowId);
  if (view.kind === 'activity') return !needsConnection(view.part);
  if (view.kind === 'page') return view.pages[view.index]?.activities.every(needsConnection) === false;
  return view.kind === 'root' && tree !== null && !needsConnection(rootPart(tree, course));
}
