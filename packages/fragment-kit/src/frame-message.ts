import type { EventDetails } from './fragment-props';

/** Pixels that a page in a frame may ask for. */
const HEIGHTS = { least: 40, most: 1200 };
const LONGEST_TEXT = 200;
const MOST_DETAILS = 10;

/** What a page in a frame may say. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'beat' }
  | { kind: 'height'; height: number }
  | { kind: 'open'; path: string }
  | { kind: 'event'; name: string; details: EventDetails };

/** Whatever came through the channel, read with care; null for what is none of it. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, height, path, name, details = {} } = data as Record<string, unknown>; // looked at below
  if (kind === 'ready' || kind === 'beat') return { kind };
  if (kind === 'height' && typeof height === 'number' && Number.isFinite(height))
    return { kind, height: Math.min(Math.max(Math.ceil(height), HEIGHTS.least), HEIGHTS.most) };
  // A path of the portal, and no address: `//` would leave it.
  if (kind === 'open' && isShort(path) && /^\/(?![/\\])/.test(path)) return { kind, path };
  if (kind === 'event' && isShort(name) && isDetails(details)) return { kind, name, details };
  return null;
}

function isShort(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length <= LONGEST_TEXT;
}

function isDetails(details: unknown): details is EventDetails {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return false;
  const values = Object.values(details);
  return (
    values.length <= MOST_DETAILS &&
    values.every((value) => value === null || ['number', 'boolean'].includes(typeof value) || isShort(value))
  );
}
