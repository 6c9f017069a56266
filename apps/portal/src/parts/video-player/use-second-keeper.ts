import { isWatched, resumeSecond } from '@lantern/domain/contents/video-place';
import { useEffect, useEffectEvent } from 'react';

export const KEEP_EVERY_SECONDS = 15;

export type SecondKeeper = {
  /** Where the learner stopped last time; null for the start. */
  keptSecond: number | null;
  onSecond: (second: number, durationSeconds: number) => void;
  onWatched: () => void;
};

/** Goes on where the learner stopped, and tells where they are: when they pause, jump or leave, and now and then. */
export function useSecondKeeper(video: HTMLVideoElement | null, keeper: SecondKeeper): void {
  const keep = useEffectEvent((second: number, duration: number) => keeper.onSecond(second, duration));
  const tellWatched = useEffectEvent(() => keeper.onWatched());
  const resume = useEffectEvent((at: HTMLVideoElement) => {
    if (at.currentTime === 0) at.currentTime = resumeSecond(keeper.keptSecond, at.duration);
  });

  useEffect(() => {
    if (!video) return undefined;
    let toldAt = video.currentTime;
    let isTold = false;
    const tell = () => {
      if (!(video.duration > 0) || (video.currentTime === toldAt && !video.ended)) return;
      toldAt = video.currentTime;
      keep(video.currentTime, video.duration);
    };
    const begin = () => {
      resume(video);
      toldAt = video.currentTime;
    };
    const pass = () => {
      if (Math.abs(video.currentTime - toldAt) >= KEEP_EVERY_SECONDS) tell();
      if (isTold || video.paused || !isWatched(video.currentTime, video.duration)) return;
      isTold = true;
      tellWatched();
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    if (video.readyState >= video.HAVE_METADATA) begin();
    video.addEventListener('loadedmetadata', begin);
    video.addEventListener('timeupdate', pass);
    for (const event of ['pause', 'seeked', 'ended']) video.addEventListener(event, tell);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', tell);
    return () => {
      tell();
      video.removeEventListener('loadedmetadata', begin);
      video.removeEventListener('timeupdate', pass);
      for (const event of ['pause', 'seeked', 'ended']) video.removeEventListener(event, tell);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', tell);
    };
  }, [video]);
}
