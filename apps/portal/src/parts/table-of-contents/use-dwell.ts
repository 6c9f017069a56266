import { useEffect, useRef } from 'react';

const DWELL_MS = 60;

type Dwell = { over: (axis: string) => void; leave: () => void };

/** Tells what the pointer rests on. What passes under it, as when the list is scrolled, is not meant. */
export function useDwell(onDwell: (axis: string) => void): Dwell {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    over(axis) {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => onDwell(axis), DWELL_MS);
    },
    leave: () => window.clearTimeout(timer.current),
  };
}
