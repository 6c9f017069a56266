import { type RefObject, useEffect } from 'react';
import { scrollerOf } from './scroller-of';

/** So much of its surroundings is seen, too. */
const AROUND_PX = 96;

/** [2.29] The line of the open activity comes into sight, as far as needed; lines drawn at their places do so themselves. */
export function useCurrentInSight(tree: RefObject<HTMLElement | null>, currentAxis: string | null): void {
  useEffect(() => {
    const line = currentAxis === null ? null : tree.current?.querySelector('[aria-current]');
    if (line && !line.closest('[data-index]')) bringInSight(line);
  }, [tree, currentAxis]);
}

function bringInSight(line: Element): void {
  const scroller = scrollerOf(line);
  if (!scroller) return;
  const seen = scroller.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < seen.top) scroller.scrollTop += top - seen.top - AROUND_PX;
  else if (bottom > seen.bottom) scroller.scrollTop += bottom - seen.bottom + AROUND_PX;
}
