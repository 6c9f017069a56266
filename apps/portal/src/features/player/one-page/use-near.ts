import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../../parts/lazy-frame/when-near';

/** [9.11] Has the learner come near this part of the page? Once near, it stays. */
export function useNear(): { ref: RefObject<HTMLElement | null>; isNear: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    return whenNear(element, () => setIsNear(true));
  }, [isNear]);
  return { ref, isNear };
}
