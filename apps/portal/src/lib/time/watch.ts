import { watchPauseMs } from '@lantern/domain/course/watch-pause';

export type Watched = {
  /** Asks, and brings what has changed. Has anything? */
  look: () => Promise<boolean>;
  isChangeNear: () => boolean;
};

/** Looks again and again while the page can be seen, and at once when somebody comes back to it. The answer ends it. */
export function watch({ look, isChangeNear }: Watched): () => void {
  let unchanged = 0;
  let isLooking = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arm() {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void lookNow(), watchPauseMs({ unchanged, isChangeNear: isChangeNear() }));
  }

  async function lookNow() {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    // Whoever cannot be asked has nothing new to tell.
    const hasChanged = await look().catch(() => false);
    isLooking = false;
    unchanged = hasChanged ? 0 : unchanged + 1;
    arm();
  }

  function onSign() {
    unchanged = 0;
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else void lookNow();
  }

  arm();
  addEventListener('focus', onSign);
  addEventListener('online', onSign);
  document.addEventListener('visibilitychange', onSign);
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('focus', onSign);
    removeEventListener('online', onSign);
    document.removeEventListener('visibilitychange', onSign);
  };
}
