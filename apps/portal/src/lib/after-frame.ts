import { nextTask } from './next-task';

/** Lets the browser show what has changed before the work goes on. A page that nobody sees is not painted, and does not wait. */
export function afterFrame(): Promise<void> {
  if (document.hidden) return nextTask();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
