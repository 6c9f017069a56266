import { type RefObject, useEffect, useState } from 'react';

/** The page in the middle of the view, and the way to another. */
export function useCurrentPage(scroller: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const middle = element.scrollTop + element.clientHeight / 2;
      const pages = [...element.children] as HTMLElement[]; // each child is the box of a page
      const below = pages.findIndex(({ offsetTop }) => offsetTop > middle);
      setCurrent(below === -1 ? count : Math.max(1, below));
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, count]);

  const goTo = (page: number) => {
    const wanted = Math.max(1, Math.min(page, count));
    const box = scroller.current?.children[wanted - 1];
    if (box instanceof HTMLElement) scroller.current?.scrollTo({ top: box.offsetTop });
    setCurrent(wanted);
  };
  return { current, goTo };
}
