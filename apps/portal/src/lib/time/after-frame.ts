import { nextTask } from './next-task';
import { whenIdle } from './when-idle';

/** Nobody waits longer than this for what comes after the frame. */
const WITHIN_MS = 100;

/**
 * Lets the browser show what has changed, and do what it has put off for that, before the work goes on. A page that
 * nobody sees is not painted, and does not wait.
 */
export function afterFrame(): Promise<void> {
  if (document.hidden) return nextTask();
  return new Promise((resolve) => {
    requestAnimationFrame(() => whenIdle(resolve, WITHIN_MS));
  });
}
