import { isWatched } from '@lantern/domain/activity/video-place';
import { PLAYER_GREETINGS, playerNews } from '@lantern/domain/session/player-news';
import type { VideoSite } from '@lantern/domain/session/video-frame';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LazyFrame } from '../lazy-frame/lazy-frame';
import type { SecondKeeper } from './use-second-keeper';

const KEEP_EVERY_SECONDS = 15;

/** Their own origin, not ours: with it they keep what they know, and no more. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

type SiteVideoProps = SecondKeeper & {
  name: string;
  site: VideoSite;
  /** Of the site's player; already found to be allowed. */
  url: string;
  size?: { width: number | null; height: number | null } | undefined;
};

/** A video of another site in that site's player, which tells us where it is. */
export function SiteVideo({ name, site, url, size, ...keeper }: SiteVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const keptAt = useRef(keeper.keptSecond ?? 0);
  const isTold = useRef(false);

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== new URL(url).origin || source !== frame.current?.contentWindow) return;
    const news = playerNews(site, data);
    if (!news) return;
    const { second, durationSeconds } = news;
    const isAtEnd = isWatched(second, durationSeconds);
    if (Math.abs(second - keptAt.current) >= KEEP_EVERY_SECONDS || (isAtEnd && !isTold.current)) {
      keptAt.current = second;
      keeper.onSecond(second, durationSeconds);
    }
    if (!isAtEnd || isTold.current) return;
    isTold.current = true;
    keeper.onWatched();
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  function greet() {
    for (const greeting of PLAYER_GREETINGS[site])
      frame.current?.contentWindow?.postMessage(greeting, new URL(url).origin);
  }
  return (
    <LazyFrame
      title={name}
      url={url}
      sandbox={SANDBOX}
      allow="fullscreen; picture-in-picture; encrypted-media"
      size={size}
      frameRef={frame}
      onLoad={greet}
    />
  );
}
