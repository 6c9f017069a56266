import { type RefObject, useEffect, useRef } from 'react';

/** The button that began something may be gone once it is done: then the focus goes to what it was part of. */
export function useFocusAfter(isUnderWay: boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    const isOver = hasBegun.current && !isUnderWay;
    hasBegun.current = isUnderWay;
    if (!isOver) return undefined;
    // What held the page meanwhile gives the focus back first, where it can.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isUnderWay]);
  return place;
}
