import { type KeyboardEvent, useRef } from 'react';
import { keyTowards } from '../../ui/key-towards';
import type { ContentsRow } from './contents-rows';
import { type TreeKey, treeStep } from './tree-step';
import type { TreeState } from './use-tree-state';

type TreeMoves = {
  onFocus: (axis: string) => void;
  onSetOpen: (axes: readonly string[], isOpen: boolean) => void;
};

const FORGETS_AFTER_MS = 700;

/** Walks a tree by the keyboard: arrows, Home, End, `*`, and the first letters of a name. */
export function useTreeKeys(newestState: () => TreeState, moves: TreeMoves) {
  const typed = useRef({ text: '', atMs: 0 });

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { rows, stopAxis } = newestState();
    if (stopAxis === null) return;
    const key = keyOf(event.key, event.currentTarget);
    if (key) {
      event.preventDefault();
      follow(key, rows, stopAxis);
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      if (event.target instanceof HTMLElement) event.target.click();
      return;
    }
    if (!/^\S$/u.test(event.key)) return;
    const nowMs = performance.now();
    const isFresh = nowMs - typed.current.atMs < FORGETS_AFTER_MS;
    typed.current = { text: (isFresh ? typed.current.text : '') + event.key, atMs: nowMs };
    const found = findByTyping(typed.current.text, rows, stopAxis);
    if (found) moves.onFocus(found);
  };

  function follow(key: TreeKey, rows: readonly ContentsRow[], from: string) {
    const step = treeStep(key, rows, from);
    switch (step?.kind) {
      case 'focus':
        moves.onFocus(step.axis);
        return;
      case 'open':
      case 'close':
        moves.onSetOpen([step.axis], step.kind === 'open');
        return;
      case 'openAll':
        moves.onSetOpen(
          rows.flatMap(({ part, module }) => (module ? [part.axis] : [])),
          true,
        );
        return;
      case undefined:
        return;
    }
  }
}

const KEYS: Readonly<Record<string, TreeKey>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  '*': 'siblings',
};

function keyOf(key: string, tree: Element): TreeKey | undefined {
  if (key === keyTowards('end', tree)) return 'inwards';
  if (key === keyTowards('start', tree)) return 'outwards';
  return KEYS[key];
}

/** The next line whose name begins with what was typed; a single letter goes on from the line after this one. */
export function findByTyping(typed: string, rows: readonly ContentsRow[], axis: string): string | null {
  const at = rows.findIndex(({ part }) => part.axis === axis);
  const from = typed.length === 1 ? at + 1 : Math.max(at, 0);
  const wanted = typed.toLocaleLowerCase();
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  const found = inTurn.find(({ part }) => part.childActivity.name.toLocaleLowerCase().startsWith(wanted));
  return found?.part.axis ?? null;
}
