import { createHash } from 'node:crypto';
import type { Drawing } from '@lantern/artwork/drawing';
import { renderAsync } from '@resvg/resvg-js';

/** Every cover and badge of some tenants; each is some tens of kilobytes. */
const MOST_CACHED = 200;

const cache = new Map<string, Promise<Buffer>>();

/** What is drawn and how large, in short. */
export function drawingName({ svg, width }: Drawing): string {
  return createHash('sha256').update(`${width} ${svg}`).digest('base64url').slice(0, 22);
}

/** A drawing as a picture, made outside the thread that answers requests, and cached for the next one. */
export function renderedPng(drawing: Drawing): Promise<Buffer> {
  const name = drawingName(drawing);
  const known = cache.get(name);
  if (known) return known;
  if (cache.size >= MOST_CACHED) cache.clear();
  const made = renderAsync(drawing.svg, {
    fitTo: { mode: 'width', value: drawing.width },
    font: { loadSystemFonts: false },
  }).then((image) => image.asPng());
  cache.set(name, made);
  made.catch(() => cache.delete(name));
  return made;
}
