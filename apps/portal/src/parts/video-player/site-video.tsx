import { PLAYER_GREETINGS } from '@lantern/domain/session/player-news';
import type { VideoSite } from '@lantern/domain/web/video-frame';
import { useRef } from 'react';
import { LazyFrame } from '../lazy-frame/lazy-frame';
import type { SavedSecond } from './use-save-second';
import { useSaveSiteSecond } from './use-save-site-second';

/** Their own origin, not ours: with it they keep what they know, and no more. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

type SiteVideoProps = SavedSecond & {
  name: string;
  site: VideoSite;
  /** Of the site's player; already found to be allowed. */
  url: string;
  size?: { width: number | null; height: number | null } | undefined;
};

/** A video of another site in that site's player, which tells us where it is. */
export function SiteVideo({ name, site, url, size, ...saving }: SiteVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useSaveSiteSecond({ site, url, frame }, saving);

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
