import { type RefObject, useEffect, useRef } from 'react';

/** Whether it is still on the page, for what comes back after a while. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
