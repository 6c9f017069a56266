import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { axesAbove } from '@lantern/domain/contents/reading-order';
import { useMemo, useRef, useState } from 'react';
import { type ContentsRow, contentsRows } from './contents-rows';

/** The lines of a tree, and the one of them that Tab stops at. */
export type TreeState = { rows: ContentsRow[]; stopAxis: string | null };

type Chosen = { opened: ReadonlyMap<string, boolean>; focusedAxis: string | null };

/** What of a tree is open and where in it somebody is: as it is drawn, and as keys have left it since. */
export function useTreeState(parts: readonly ActivityPart[], currentAxis: string | null) {
  const [drawn, setDrawn] = useState<Chosen>({ opened: new Map(), focusedAxis: null });
  const newest = useRef(drawn);
  const state = useMemo(() => stateOf(parts, currentAxis, drawn), [parts, currentAxis, drawn]);

  function change(differs: Partial<Chosen>) {
    newest.current = { ...newest.current, ...differs };
    setDrawn(newest.current);
  }

  return {
    ...state,
    /** A key can come before what the last one did is drawn. */
    newestState: () => stateOf(parts, currentAxis, newest.current),
    setFocused: (axis: string) => change({ focusedAxis: axis }),
    setModules: (axes: readonly string[], isOpen: boolean) =>
      change({ opened: new Map([...newest.current.opened, ...axes.map((axis) => [axis, isOpen] as const)]) }),
  };
}

function stateOf(
  parts: readonly ActivityPart[],
  currentAxis: string | null,
  { opened, focusedAxis }: Chosen,
): TreeState {
  const above = new Set(currentAxis ? [...axesAbove(currentAxis), currentAxis] : []);
  const rows = contentsRows(parts, (axis) => opened.get(axis) ?? above.has(axis));
  const isListed = (axis: string | null) => rows.some(({ part }) => part.axis === axis);
  const stopAxis = [focusedAxis, currentAxis].find((axis) => isListed(axis)) ?? rows[0]?.part.axis ?? null;
  return { rows, stopAxis };
}
