import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How long before the end the next courses are asked for: about two rows of cards. */
const AHEAD = '800px';

/** Calls when the element comes near the window. */
export function useWhenNear(ref: RefObject<HTMLElement | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
