import { archArt } from './arch-art';
import type { SheetColours } from '../colour/sheet-colours';

export type ArtFacts = {
  light: number;
  seed: number;
  colours: SheetColours;
  direction: 'ltr' | 'rtl';
};

/** All of an A4 sheet that is not text, in millimetres. */
export function sheetArt(facts: ArtFacts): string {
  const { colours } = facts;
  const frame = `<rect x="9.25" y="9.25" width="278.5" height="191.5" stroke="${colours.frame}" stroke-width=".5"/>
    <rect x="11" y="11" width="275" height="188" stroke="${colours.edge}" stroke-width=".2"/>`;
  const arch = archArt({ x: 193, y: 24, width: 78, height: 162, unit: 1 }, facts);
  return drawing(
    { width: 297, height: 210 },
    facts,
    `${rings({ x: 232, y: 62, from: 46, step: 6.2, width: 0.22 }, colours)}<g fill="none">${frame}</g>${arch}`,
  );
}

/** The same for the card that stands beside a link, 1200 by 630. */
export function cardArt(facts: ArtFacts): string {
  const { colours } = facts;
  const arch = archArt({ x: 880, y: 72, width: 240, height: 486, unit: 3 }, facts);
  const frame = `<rect x="20" y="20" width="1160" height="590" fill="none" stroke="${colours.frame}" stroke-width="2"/>`;
  const around = rings({ x: 1000, y: 190, from: 140, step: 19, width: 0.8 }, colours);
  return drawing({ width: 1200, height: 630 }, facts, `${around}${frame}${arch}`);
}

type Rings = { x: number; y: number; from: number; step: number; width: number };

/** Each ring is faint by itself: to fade all of them as one would draw the whole sheet twice. */
function rings({ x, y, from, step, width }: Rings, { frame }: SheetColours): string {
  const circles = Array.from(
    { length: 46 },
    (_, index) => `<circle cx="${x}" cy="${y}" r="${(from + index * step).toFixed(1)}"/>`,
  );
  return `<g fill="none" stroke="${frame}" stroke-width="${width}" stroke-opacity=".17">${circles.join('')}</g>`;
}

/** Written from right to left, the sheet is its own mirror image. */
function drawing(
  { width, height }: { width: number; height: number },
  { colours, direction }: ArtFacts,
  content: string,
): string {
  const mirrored = direction === 'rtl' ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colours.paper}"/><g${mirrored}>${content}</g></svg>`;
}
