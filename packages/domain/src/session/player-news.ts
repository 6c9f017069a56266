import type { VideoSite } from './video-frame';

export type PlayerNews = { second: number; durationSeconds: number };

/** What makes a site's player tell where it is. */
export const PLAYER_GREETINGS: Readonly<Record<VideoSite, readonly string[]>> = {
  youtube: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  vimeo: ['timeupdate', 'pause', 'ended'].map((value) =>
    JSON.stringify({ method: 'addEventListener', value }),
  ),
};

/** [2.8] Where a site's player says that it is; null for anything else it says, whoever made it up. */
export function playerNews(site: VideoSite, message: unknown): PlayerNews | null {
  const told = recordOf(typeof message === 'string' ? parsed(message) : message);
  const news = recordOf(site === 'youtube' ? told?.['info'] : told?.['data']);
  const second = news?.[site === 'youtube' ? 'currentTime' : 'seconds'];
  const duration = news?.['duration'];
  if (!isSeconds(second) || !isSeconds(duration) || duration === 0) return null;
  return { second: Math.min(second, duration), durationSeconds: duration };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
