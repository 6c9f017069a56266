import { isWatched } from '@lantern/domain/contents/video-place';
import { type PlayerNews, playerNews } from '@lantern/domain/session/player-news';
import type { VideoSite } from '@lantern/domain/web/video-frame';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { SAVE_EVERY_SECONDS, type SavedSecond } from './use-save-second';

type SiteFrame = { site: VideoSite; url: string; frame: RefObject<HTMLIFrameElement | null> };

/** Tells where the learner is in a video of another site: when they pause or leave, and now and then. */
export function useSaveSiteSecond({ site, url, frame }: SiteFrame, saving: SavedSecond): void {
  const heard = useRef<PlayerNews | null>(null);
  const savedAt = useRef<number | null>(null);
  const hasReportedWatched = useRef(false);

  const tell = useEffectEvent(() => {
    if (!heard.current || heard.current.second === savedAt.current) return;
    const { second, durationSeconds } = heard.current;
    savedAt.current = second;
    saving.onSecond(second, durationSeconds);
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== new URL(url).origin || source !== frame.current?.contentWindow) return;
    const news = playerNews(site, data, heard.current);
    if (!news) return;
    heard.current = news;
    // Where it stands before it is played is nothing new; a player that has not begun says 0.
    savedAt.current ??= news.second;
    const isNewlyWatched = !hasReportedWatched.current && isWatched(news.second, news.durationSeconds);
    const isFarther = Math.abs(news.second - savedAt.current) >= SAVE_EVERY_SECONDS;
    if (news.isPaused || isNewlyWatched || isFarther) tell();
    if (!isNewlyWatched) return;
    hasReportedWatched.current = true;
    saving.onWatched();
  });

  useEffect(() => {
    const leave = () => tell();
    const hide = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    addEventListener('message', hear);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      tell();
      removeEventListener('message', hear);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
}
