import type { ContentView } from '@lantern/domain/contents/content-view';
import { neighbours } from '@lantern/domain/contents/reading-order';
import { useParams, useRouterState, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { axisNamed, axisOfWorkflow } from './asked-axis';
import type { Player } from './use-player';
import { viewOf } from './view-of';
import { useSearchText } from '../../../lib/page/use-search-text';

export type ShownView = {
  /** `sought`: the server is asked where the activity is that the address names; `failed`: it could not say. */
  view:
    | ContentView
    | { kind: 'root' }
    | { kind: 'end' }
    | { kind: 'sought' }
    | { kind: 'failed'; error: unknown };
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
  // Of the page that is shown: the address may be on its way to another one.
  const named = useSearch({ strict: false, select: namedIn });
  const isAtEnd = new URLSearchParams(useSearchText()).get('viewType') === 'END';
  const isEnd = isAtEnd && chosen === null;
  // What is found leads to its place; what is not is told to the router.
  const isNotFound = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'notFound'),
  });
  const failure = useRouterState({
    select: ({ matches }) => matches.find(({ status }) => status === 'error')?.error,
  });
  const namesActivity = chosen === null && named.activityId !== null;
  const { course, tree, openedLast, now, isReview } = player;
  const asked = useMemo(() => {
    if (chosen !== null) return chosen;
    if (!tree) return activityPartAxis ?? null;
    const axis =
      workflowId === undefined ? axisNamed(tree, named.activityPathId) : axisOfWorkflow(tree, workflowId);
    if (axis === undefined) return UNKNOWN_AXIS;
    return workflowId === undefined ? (axis ?? activityPartAxis ?? null) : axis;
  }, [chosen, workflowId, activityPartAxis, tree, named.activityPathId]);

  // The same for as long as it says the same: what was chosen is not drawn again when its address is reached.
  return useMemo(() => {
    if (!tree) return NOTHING;
    const isOver = tree.objectiveWorkflow.state !== 'inProgress';
    if (isEnd && isOver && !isReview) return { view: { kind: 'end' }, axis: null, settles: false };
    if (tree.children.length === 0) {
      const kind = course.objective.type === 'composite' ? ('nothing' as const) : ('root' as const);
      return { view: { kind }, axis: null, settles: false };
    }
    if (namesActivity && failure)
      return { view: { kind: 'failed', error: failure }, axis: null, settles: false };
    if (namesActivity && !isNotFound) return { view: { kind: 'sought' }, axis: null, settles: false };
    const axisAsked = namesActivity ? UNKNOWN_AXIS : asked;
    const view = viewOf(tree, { axis: axisAsked, openedLast, now });
    const axis = axisAsked ?? axisIn(view);
    return { view, axis, settles: axisAsked === null && axis !== null };
  }, [
    course.objective.type,
    tree,
    openedLast,
    now,
    isReview,
    isEnd,
    asked,
    namesActivity,
    isNotFound,
    failure,
  ]);
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

type Named = { activityId: string | null; activityPathId: string | null };

/** [4.24] What an address names an activity by, instead of its place. */
function namedIn(search: object): Named {
  const { activityId, activityPathId } = search as Record<string, unknown>; // looked at below
  return {
    activityId: typeof activityId === 'string' ? activityId : null,
    activityPathId: typeof activityPathId === 'string' ? activityPathId : null,
  };
}
