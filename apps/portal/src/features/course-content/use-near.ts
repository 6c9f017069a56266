import { LAZY_FRAME_OBSERVER } from '@lantern/domain/display/lazy-frame';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** [9.11] Has the learner come near this part of the page? Once near, it stays. */
export function useNear(): { ref: RefObject<HTMLElement | null>; isNear: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    }, LAZY_FRAME_OBSERVER);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
