import { type AllowedSource, isAllowedSource } from './allowed-sources';
import { frameWithLanguage } from './frame-language';

export type VideoSite = 'youtube' | 'vimeo';

export type VideoFrame = { kind: 'allowed'; site: VideoSite; url: string } | { kind: 'blocked' };

type FrameFacts = {
  language: string;
  sources: readonly AllowedSource[];
  /** The page that holds the frame: the player talks to no other. */
  origin: string;
  fromSecond: number;
};

/** [5.9] Reading 43: the site's own player for this video, if it is one of theirs and may be shown. */
export function videoFrame(
  address: string,
  { language, sources, origin, fromSecond }: FrameFacts,
): VideoFrame {
  const players = playersOf(address, Math.floor(fromSecond), origin);
  const allowed = players.find(({ url }) => isAllowedSource(url, sources));
  return allowed
    ? { kind: 'allowed', site: allowed.site, url: frameWithLanguage(allowed.url, language) }
    : { kind: 'blocked' };
}

/** The one without cookies stands first. */
function playersOf(address: string, second: number, origin: string): Array<{ site: VideoSite; url: string }> {
  if (!URL.canParse(address)) return [];
  const { hostname, pathname, searchParams } = new URL(address);
  const youtubeId = youtubeIdOf(hostname, pathname, searchParams.get('v'));
  if (youtubeId) {
    const search = new URLSearchParams({ enablejsapi: '1', playsinline: '1', rel: '0', origin });
    if (second > 0) search.set('start', String(second));
    return ['www.youtube-nocookie.com', 'www.youtube.com'].map((host) => ({
      site: 'youtube',
      url: `https://${host}/embed/${youtubeId}?${search}`,
    }));
  }
  const vimeo = vimeoVideoOf(hostname, pathname);
  if (!vimeo) return [];
  const hash = searchParams.get('h') ?? vimeo.hash;
  const search = new URLSearchParams({ dnt: '1', ...(hash && { h: hash }) });
  return [
    {
      site: 'vimeo',
      url: `https://player.vimeo.com/video/${vimeo.id}?${search}${second > 0 ? `#t=${second}s` : ''}`,
    },
  ];
}

function youtubeIdOf(hostname: string, pathname: string, v: string | null): string | null {
  const isShort = hostname === 'youtu.be';
  if (!isShort && !/^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return null;
  const inPath = isShort ? pathname.slice(1) : /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1];
  const id = inPath ?? (pathname === '/watch' ? v : null);
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

/** A video that is not listed has a hash, without which nobody may see it. */
type VimeoVideo = { id: string; hash: string | undefined };

function vimeoVideoOf(hostname: string, pathname: string): VimeoVideo | null {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return null;
  const found = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?$/.exec(pathname);
  return found?.[1] ? { id: found[1], hash: found[2] } : null;
}
