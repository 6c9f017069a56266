import { isWatched, resumeSecond } from '@lantern/domain/contents/video-place';
import { useEffect, useEffectEvent } from 'react';

export const SAVE_EVERY_SECONDS = 15;

export type SavedSecond = {
  /** Where the learner stopped last time; null for the start. */
  savedSecond: number | null;
  onSecond: (second: number, durationSeconds: number) => void;
  onWatched: () => void;
};

/** Goes on where the learner stopped, and tells where they are: when they pause, jump or leave, and now and then. */
export function useSaveSecond(video: HTMLVideoElement | null, saving: SavedSecond): void {
  const save = useEffectEvent((second: number, duration: number) => saving.onSecond(second, duration));
  const tellWatched = useEffectEvent(() => saving.onWatched());
  const resume = useEffectEvent((at: HTMLVideoElement) => {
    if (at.currentTime === 0) at.currentTime = resumeSecond(saving.savedSecond, at.duration);
  });

  useEffect(() => {
    if (!video) return undefined;
    let savedAt = video.currentTime;
    let hasReportedWatched = false;
    const tell = () => {
      if (!(video.duration > 0) || (video.currentTime === savedAt && !video.ended)) return;
      savedAt = video.currentTime;
      save(video.currentTime, video.duration);
    };
    const begin = () => {
      resume(video);
      savedAt = video.currentTime;
    };
    const pass = () => {
      if (Math.abs(video.currentTime - savedAt) >= SAVE_EVERY_SECONDS) tell();
      if (hasReportedWatched || video.paused || !isWatched(video.currentTime, video.duration)) return;
      hasReportedWatched = true;
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
