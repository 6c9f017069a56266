import type { ContentView } from '@lantern/domain/activity/content-view';
import { neighbours } from '@lantern/domain/activity/reading-order';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { axisOfWorkflow } from './axis-of-workflow';
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

/** Nothing comes after what is shown. */
export function isAtLast({ order }: Player, { view }: ShownView): boolean {
  if (view.kind === 'root') return true;
  if (view.kind === 'page') return view.index === view.pages.length - 1;
  return view.kind === 'activity' && neighbours(order, view.part.axis).next === null;
}

const NOTHING: ShownView = { view: { kind: 'nothing' }, axis: null, settles: false };

/** [2.8] [2.9] What the address shows of the course, or what was chosen and has its address to come. */
export function useShownView(player: Player, chosen: string | null): ShownView {
  const { activityPartAxis, workflowId } = useParams({ strict: false });
  const isAtEnd = new URLSearchParams(useSearchText()).get('viewType') === 'END';
  const isEnd = isAtEnd && chosen === null;
  const { course, tree, openedLast, now, isReview } = player;
  const asked = useMemo(() => {
    if (chosen !== null) return chosen;
    if (workflowId === undefined || !tree) return activityPartAxis ?? null;
    const axis = axisOfWorkflow(tree, workflowId);
    return axis === undefined ? UNKNOWN_AXIS : axis;
  }, [chosen, workflowId, activityPartAxis, tree]);

  // The same for as long as it says the same: what was chosen is not drawn again when its address is reached.
  return useMemo(() => {
    if (!tree) return NOTHING;
    const isOver = tree.objectiveWorkflow.state !== 'inProgress';
    if (isEnd && isOver && !isReview) return { view: { kind: 'end' }, axis: null, settles: false };
    if (tree.children.length === 0) {
      const kind = course.objective.type === 'composite' ? ('nothing' as const) : ('root' as const);
      return { view: { kind }, axis: null, settles: false };
    }
    const view = viewOf(tree, { axis: asked, openedLast, now });
    const axis = asked ?? axisIn(view);
    return { view, axis, settles: asked === null && axis !== null };
  }, [course.objective.type, tree, openedLast, now, isReview, isEnd, asked]);
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
