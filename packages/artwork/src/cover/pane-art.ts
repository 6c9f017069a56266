import type { CoverArt } from './cover-art';
import { coverPaths } from './cover-paths';
import type { CoverState } from './lit-count';
import type { SheetColours } from '../colour/sheet-colours';

export type PaneLook = Pick<CoverArt, 'light' | 'seed'> & { colours: SheetColours };

/** The panes of a course's cover, 320 by 180. */
export function paneArt({ light, seed, colours }: PaneLook, state: CoverState): string {
  const { paths, drawnAs } = coverPaths({ light, seed }, state);
  const panes = paths.map((path, index) => {
    const colour = colours.coverPaths[index] ?? 'none';
    return drawnAs === 'bands'
      ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="14"/>`
      : `<path d="${path}" fill="${colour}"/>`;
  });
  return panes.join('');
}
