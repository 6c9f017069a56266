import { allParts } from '@lantern/domain/activity/activity-tree';
import type { ContentView } from '@lantern/domain/activity/content-view';
import { useParams } from '@tanstack/react-router';
import type { Player } from './use-player';
import { viewOf } from './view-of';
import { useSearchText } from '../../lib/use-search-text';

export type ShownView = {
  view: ContentView | { kind: 'root' } | { kind: 'end' };
  /** The activity that the contents mark; null for none. */
  axis: string | null;
  /** [4.28] It opened by itself, and its address is to name it: what is touched next does not move the page. */
  settles: boolean;
};

/** There is something to read, to be set larger or to have the screen for itself. */
export function isReading({ view: { kind } }: ShownView): boolean {
  return kind === 'activity' || kind === 'page' || kind === 'root';
}

const NOTHING: ShownView = { view: { kind: 'nothing' }, axis: null, settles: false };

/** [2.8] [2.9] What the address shows of the course. */
export function useShownView({ course, tree, openedLast, now, isReview }: Player): ShownView {
  const { activityPartAxis, workflowId } = useParams({ strict: false });
  const isEnd = new URLSearchParams(useSearchText()).get('viewType') === 'END';
  if (!tree) return NOTHING;
  const isOver = tree.objectiveWorkflow.state !== 'inProgress';
  if (isEnd && isOver && !isReview) return { view: { kind: 'end' }, axis: null, settles: false };
  if (tree.children.length === 0) {
    const kind = course.objective.type === 'composite' ? ('nothing' as const) : ('root' as const);
    return { view: { kind }, axis: null, settles: false };
  }

  const reviewed = workflowId === undefined ? undefined : axisOfWorkflow(tree, workflowId);
  const asked = workflowId === undefined ? (activityPartAxis ?? null) : (reviewed ?? UNKNOWN_AXIS);
  const view = viewOf(tree, { axis: asked, openedLast, now });
  const axis = asked ?? axisIn(view);
  return { view, axis, settles: asked === null && axis !== null };
}

/** What opened by itself. */
function axisIn(view: ContentView): string | null {
  if (view.kind === 'activity') return view.part.axis;
  if (view.kind !== 'page') return null;
  const { module, activities } = view.pages[view.index] ?? {};
  return view.axis ?? module?.axis ?? activities?.[0]?.axis ?? null;
}

/** No part has it. */
const UNKNOWN_AXIS = '';

/** [2.9] The activity that an attempt was made at. */
function axisOfWorkflow(tree: NonNullable<Player['tree']>, workflowId: string): string | undefined {
  return allParts(tree.children).find(
    ({ childActivity }) => childActivity.activityWorkflowAggregate?.lastActivityWorkflow?.id === workflowId,
  )?.axis;
}
