import { createHash } from 'node:crypto';
import type { Drawing } from '@lantern/artwork/drawing';
import { renderAsync } from '@resvg/resvg-js';

/** Every cover and badge of some tenants; each is some tens of kilobytes. */
const MOST_KEPT = 200;

const kept = new Map<string, Promise<Buffer>>();

/** What is drawn and how large, in short. */
export function drawingName({ svg, width }: Drawing): string {
  return createHash('sha256').update(`${width} ${svg}`).digest('base64url').slice(0, 22);
}

/** A drawing as a picture, made outside the thread that answers requests, and kept for the next one. */
export function renderedPng(drawing: Drawing): Promise<Buffer> {
  const name = drawingName(drawing);
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = renderAsync(drawing.svg, {
    fitTo: { mode: 'width', value: drawing.width },
    font: { loadSystemFonts: false },
  }).then((image) => image.asPng());
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  return made;
}
