import { coverArt } from '../cover/cover-art';
import type { Drawing } from '../drawing';
import { archArt } from './arch-art';
import { sheetColours } from '../colour/sheet-colours';

const PIXELS = 600;

export type BadgeLook = { objectiveId: string; brandTokens: Record<string, number> };

/** The badge of a course: its own window, every pane lit, and nobody's name. */
export function badgeArt({ objectiveId, brandTokens }: BadgeLook): Drawing {
  const { pigment, ...cover } = coverArt(objectiveId);
  const colours = sheetColours(brandTokens, pigment);
  const arch = archArt({ x: 170, y: 70, width: 260, height: 460, unit: 4 }, { ...cover, colours });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PIXELS} ${PIXELS}">
    <defs><clipPath id="card"><rect width="600" height="600" rx="72"/></clipPath></defs>
    <g clip-path="url(#card)"><rect width="600" height="600" fill="${colours.paper}"/>${arch}</g>
    <rect x="14" y="14" width="572" height="572" rx="60" fill="none" stroke="${colours.frame}" stroke-width="4"/></svg>`;
  return { svg, width: PIXELS };
}
