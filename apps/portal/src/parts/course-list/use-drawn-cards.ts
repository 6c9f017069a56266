import { useEffect, useRef, useState } from 'react';
import { PAGE_SIZE } from '../../api/list-pages';

/** So many come or go in one frame: more would hold it up on a slow phone. */
const COME_AT_ONCE = 5;
const GO_AT_ONCE = 10;
/** What is in the window and just below it stays. */
const KEPT_WINDOWS = 2;

type DrawnCards = { limit: number; showMore: () => void; letGo: () => void };

/**
 * How many cards are drawn: all of them for who comes to the list, or back to it. Where other results take their
 * place, the first of those come a few at a time; and before, as soon as others are on their way, the cards far below
 * go a few at a time, unless somebody has scrolled down to them.
 */
export function useDrawnCards(count: number, replacesOthers: boolean): DrawnCards {
  const [limit, setLimit] = useState(replacesOthers ? COME_AT_ONCE : Number.POSITIVE_INFINITY);
  const going = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(going.current), []);
  useEffect(() => {
    if (limit >= Math.min(count, PAGE_SIZE)) return undefined;
    const frame = requestAnimationFrame(() => setLimit(limit + COME_AT_ONCE));
    return () => cancelAnimationFrame(frame);
  }, [limit, count]);

  function letGo() {
    if (going.current !== undefined) return;
    let left = Math.min(limit, count);
    const step = () => {
      going.current = undefined;
      left -= GO_AT_ONCE;
      const height = document.documentElement.scrollHeight;
      if (left < PAGE_SIZE || window.scrollY > 0 || height < KEPT_WINDOWS * window.innerHeight) return;
      setLimit(left);
      going.current = window.setTimeout(step);
    };
    going.current = window.setTimeout(step);
  }

  return { limit, showMore: () => setLimit(limit + PAGE_SIZE), letGo };
}
