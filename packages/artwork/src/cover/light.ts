/** The field every cover is drawn in; it is cut to its frame, never stretched. */
export const field = { width: 320, height: 180 } as const;

/** Lit: bright, warm, deep. Unlit: dark, middle, pale. */
export type Shade = 0 | 1 | 2;

/** One piece of glass. Panes do not overlap, so that those of one shade can share one path. */
export type Pane = { path: string; lit: Shade; unlit: Shade };

export type Light = {
  /** In the order they light up. */
  panes: readonly Pane[];
  /** What stands behind them, always unlit. */
  back: string;
  /** Bands are lines of one width, drawn by the stylesheet. */
  drawnAs: 'shapes' | 'bands';
};

export type DrawLight = (random: () => number) => Light;
