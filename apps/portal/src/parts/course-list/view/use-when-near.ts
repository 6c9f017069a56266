import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How long before the end the next courses are asked for: about two rows of cards. */
const AHEAD = '800px';
/** Whoever has not scrolled yet may never do so: only an end in full view brings more. */
const IN_VIEW = '0px';

/** Calls when the element comes near the window; while nobody has scrolled, when it is in the window. */
export function useWhenNear(ref: RefObject<HTMLElement | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = (ahead: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) near();
        },
        { rootMargin: `0px 0px ${ahead}` },
      );
      observer.observe(element);
      return observer;
    };
    if (window.scrollY > 0) {
      const observer = watch(AHEAD);
      return () => observer.disconnect();
    }
    let observer = watch(IN_VIEW);
    const lookAhead = () => {
      observer.disconnect();
      observer = watch(AHEAD);
    };
    window.addEventListener('scroll', lookAhead, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', lookAhead);
      observer.disconnect();
    };
  }, [ref]);
}
