import { coverArt } from './cover-art';
import { paneArt } from './pane-art';
import { sheetColours } from '../colour/sheet-colours';
import type { Drawing } from '../drawing';

type CoverLook = { objectiveId: string; brandTokens: Record<string, number> };

/** The cover of a course as the open catalog shows it, in the form of pictures beside links: 1200 by 630. */
export function coverPicture({ objectiveId, brandTokens }: CoverLook): Drawing {
  const { pigment, ...cover } = coverArt(objectiveId);
  const colours = sheetColours(brandTokens, pigment);
  const panes = paneArt({ ...cover, colours }, { kind: 'offered' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 6 320 168"><rect width="320" height="180" fill="${colours.coverGround}"/>${panes}</svg>`;
  return { svg, width: 1200 };
}
