import { watchPauseMs } from '@lantern/domain/course/watch-pause';
import { type LiveNews, onLiveNews } from '../live/live-news';

/** Longer than two beats of the stream. */
const TOLD_FOR_MS = 40_000;

export type Watched = {
  /** Asks, and brings what has changed. Has anything? */
  look: () => Promise<boolean>;
  isChangeNear: () => boolean;
};

/**
 * Looks again and again while the page can be seen, and at once when somebody comes back to it or the server's stream tells
 * of a change. The answer ends it.
 */
export function watch({ look, isChangeNear }: Watched): () => void {
  let unchanged = 0;
  let isLooking = false;
  let isOver = false;
  let toldAt = -Infinity;
  /** Told of a change while looking: what was seen may be from before it. */
  let isToldMeanwhile = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arm() {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden') return;
    const isTold = performance.now() - toldAt < TOLD_FOR_MS;
    const pause = watchPauseMs({ unchanged, isChangeNear: isChangeNear(), isTold });
    timer = setTimeout(() => void lookNow(), pause);
  }

  async function lookNow() {
    if (isLooking) return;
    isLooking = true;
    isToldMeanwhile = false;
    clearTimeout(timer);
    // Whoever cannot be asked has nothing new to tell.
    const hasChanged = await look().catch(() => false);
    isLooking = false;
    unchanged = hasChanged ? 0 : unchanged + 1;
    if (isToldMeanwhile) onSign();
    else arm();
  }

  function onSign() {
    unchanged = 0;
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else void lookNow();
  }

  function onNews(news: LiveNews) {
    // It asks by itself all the more.
    if (news.kind === 'untold') return;
    toldAt = performance.now();
    if (!isAboutAttempts(news)) return;
    isToldMeanwhile = isLooking;
    onSign();
  }

  arm();
  const stopHearing = onLiveNews(onNews);
  addEventListener('focus', onSign);
  addEventListener('online', onSign);
  document.addEventListener('visibilitychange', onSign);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopHearing();
    removeEventListener('focus', onSign);
    removeEventListener('online', onSign);
    document.removeEventListener('visibilitychange', onSign);
  };
}

function isAboutAttempts(news: Exclude<LiveNews, { kind: 'untold' }>): boolean {
  if (news.kind === 'changed') return news.topic === 'attempts' || news.topic.startsWith('course:');
  return news.kind === 'reset' || news.isNew;
}
