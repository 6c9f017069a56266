import { onLiveNews, tellLiveNews } from './live-news';

/** Two beats of the stream. */
export const UNTOLD_MS = 30_000;

/** Where a proxy holds the stream back, or the browser shares none, a page that is looked at asks every now and then. The answer ends it. */
export function tellWithoutStream(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') arm();
      else tellLiveNews({ kind: 'untold' });
    }, UNTOLD_MS);
  };
  // Its own news among them.
  const stopHearing = onLiveNews(arm);
  arm();
  return () => {
    stopHearing();
    clearTimeout(timer);
  };
}
