import { type RefObject, useEffect } from 'react';

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

/** The sidebar or the drawer, whichever scrolls this element. */
export function scrollerOf(element: Element | null): Element | null {
  let above = element?.parentElement ?? null;
  while (above && !/auto|scroll/.test(getComputedStyle(above).overflowY)) above = above.parentElement;
  return above;
}
