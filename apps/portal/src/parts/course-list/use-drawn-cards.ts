import { useEffect, useRef, useState } from 'react';
import { PAGE_SIZE } from '../../api/transport/list-pages';
import { whenIdle } from '../../lib/time/when-idle';

/** So many take the places of others in one frame, or go: more would hold it up on a slow phone. */
const AT_ONCE = 3;
const GO_AT_ONCE = 12;
/** What is in the window and just below it stays. */
const KEPT_WINDOWS = 2;
/** Cards that nobody sees may wait for a frame without a letter, but not for the end of the word. */
const GO_WITHIN_MS = 50;

/** The results of one search. */
type Results<Item> = { key: string; items: readonly Item[] };

type DrawnCards<Item> = {
  /** The results, and behind them those of the last search, as far as they have not left yet. */
  drawn: ReadonlyArray<Results<Item>>;
  /** How many of the results are drawn. */
  count: number;
  showMore: () => void;
  letGo: () => void;
};

/**
 * Which cards are drawn: all of them for who comes to the list, or back to it. Other results take the places of those
 * before a few at a time; and as soon as they are on their way, the cards far below go, unless somebody has scrolled
 * down to them.
 */
export function useDrawnCards<Item>(results: Results<Item>, comesAtOnce: boolean): DrawnCards<Item> {
  const { key, items } = results;
  const [state, setState] = useState({
    results,
    limit: comesAtOnce ? Number.POSITIVE_INFINITY : AT_ONCE,
    leaving: { key: '', items: items.slice(0, 0) },
  });
  const { limit, leaving } = state;
  if (state.results.key !== key) {
    const { key: before, items: left } = state.results;
    setState({
      results,
      limit: AT_ONCE,
      leaving: { key: before, items: left.slice(0, Math.min(limit, PAGE_SIZE)) },
    });
  } else if (state.results.items !== items) setState({ ...state, results });

  const end = Math.max(Math.min(items.length, PAGE_SIZE), leaving.items.length);
  useEffect(() => {
    if (limit >= end) return undefined;
    const frame = requestAnimationFrame(() => setState((now) => ({ ...now, limit: limit + AT_ONCE })));
    return () => cancelAnimationFrame(frame);
  }, [limit, end]);

  const going = useRef<string>(null);
  function letGo() {
    if (going.current === key) return;
    going.current = key;
    let left = Math.min(limit, items.length);
    const step = () => {
      left -= GO_AT_ONCE;
      if (going.current !== key || left < PAGE_SIZE || !isFarBelow()) {
        if (going.current === key) going.current = null;
        return;
      }
      setState((now) => (now.results.key === key ? { ...now, limit: left } : now));
      whenIdle(step, GO_WITHIN_MS);
    };
    whenIdle(step, GO_WITHIN_MS);
  }

  const shown = { key, items: items.slice(0, limit) };
  return {
    drawn: [shown, { key: leaving.key, items: leaving.items.slice(limit) }],
    count: shown.items.length,
    showMore: () => setState({ ...state, limit: limit + PAGE_SIZE }),
    letGo,
  };
}

/** Whether the end of the page is out of sight, for somebody who has not scrolled. */
function isFarBelow(): boolean {
  return window.scrollY === 0 && document.documentElement.scrollHeight >= KEPT_WINDOWS * window.innerHeight;
}
