import type { CoverArt } from './cover-art';
import { drawLight } from './draw-light';
import type { Light, Pane, Shade } from './light';
import { type CoverState, litCount } from './lit-count';

const SHADES = [0, 1, 2] as const satisfies readonly Shade[];

/** Seven paths, one per colour: the back, the unlit shades, the lit shades. Some may be empty. */
export type CoverPaths = { paths: readonly string[]; drawnAs: Light['drawnAs'] };

export function coverPaths(art: Pick<CoverArt, 'light' | 'seed'>, state: CoverState): CoverPaths {
  const { panes, back, drawnAs } = drawLight(art);
  const lit = litCount(state, panes.length);
  return {
    drawnAs,
    paths: [
      back,
      ...SHADES.map((shade) => joined(panes.slice(lit).filter((pane) => pane.unlit === shade))),
      ...SHADES.map((shade) => joined(panes.slice(0, lit).filter((pane) => pane.lit === shade))),
    ],
  };
}

function joined(panes: readonly Pane[]): string {
  return panes.map(({ path }) => path).join('');
}
