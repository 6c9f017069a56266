import { LAZY_FRAME } from '../limits';

/** [9.11] When a frame begins to load, in the words of an intersection observer. */
export const LAZY_FRAME_OBSERVER = {
  threshold: LAZY_FRAME.threshold,
  rootMargin: `${LAZY_FRAME.marginPx}px`,
} as const;
