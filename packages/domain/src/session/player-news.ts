import type { VideoSite } from '../web/video-frame';

export type PlayerNews = { second: number; durationSeconds: number; isPaused: boolean };

const YOUTUBE_PAUSED = 2;

/** What makes a site's player tell where it is. */
export const PLAYER_GREETINGS: Readonly<Record<VideoSite, readonly string[]>> = {
  youtube: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  vimeo: ['timeupdate', 'seeked', 'pause', 'ended'].map((value) =>
    JSON.stringify({ method: 'addEventListener', value }),
  ),
};

/**
 * [2.8] Where a site's player says that it is; null for anything else it says, whoever made it up. YouTube tells only
 * what has changed: the rest is as it was `known` before.
 */
export function playerNews(
  site: VideoSite,
  message: unknown,
  known: PlayerNews | null = null,
): PlayerNews | null {
  const said = recordOf(typeof message === 'string' ? parsed(message) : message);
  const news = recordOf(site === 'youtube' ? said['info'] : said['data']);
  const isPaused = site === 'youtube' ? news['playerState'] === YOUTUBE_PAUSED : said['event'] === 'pause';
  const saidSecond = news[site === 'youtube' ? 'currentTime' : 'seconds'];
  const second = isPaused ? (saidSecond ?? known?.second) : saidSecond;
  const duration = news['duration'] ?? known?.durationSeconds;
  if (!isSeconds(second) || !isSeconds(duration) || duration === 0) return null;
  return { second: Math.min(second, duration), durationSeconds: duration, isPaused };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {};
}

function isSeconds(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}
