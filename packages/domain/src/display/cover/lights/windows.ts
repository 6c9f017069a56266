import type { DrawLight } from '../light';
import { box } from '../path-data';
import { anyShade } from '../shade';
import { shuffled } from '../shuffled';

const columns = 9;
const rows = 5;
const size = 28;
const step = 35;
const edge = 6;

/** A house front at night, nine windows wide. */
export const windows: DrawLight = (random) => {
  const cells = Array.from({ length: columns * rows }, (_, cell) => ({
    x: edge + (cell % columns) * step,
    y: edge + Math.floor(cell / columns) * step,
  }));
  return {
    panes: shuffled(cells, random).map(({ x, y }) => ({ path: box(x, y, size, size), ...anyShade(random) })),
    back: '',
    drawnAs: 'shapes',
  };
};
