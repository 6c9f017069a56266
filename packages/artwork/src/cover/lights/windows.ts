import { type DrawLight, field } from '../light';
import { oneOf } from '../one-of';
import { box } from '../path-data';
import { anyShade } from '../shade';
import { shuffled } from '../shuffled';

/** A house front at night: wide or narrow windows, on three floors or more. */
export const windows: DrawLight = (random) => {
  const columns = oneOf([5, 6, 7, 8, 9], random);
  const rows = oneOf([3, 4, 5], random);
  const wall = Math.round(4 + random() * 8);
  const edge = Math.round(4 + random() * 9);
  const [stepX, stepY] = [
    Math.floor((field.width - 2 * edge + wall) / columns),
    Math.floor((field.height - 2 * edge + wall) / rows),
  ];
  const cells = Array.from({ length: columns * rows }, (_, cell) => ({
    x: edge + (cell % columns) * stepX,
    y: edge + Math.floor(cell / columns) * stepY,
  }));
  return {
    panes: shuffled(cells, random).map(({ x, y }) => ({
      path: box(x, y, stepX - wall, stepY - wall),
      ...anyShade(random),
    })),
    back: '',
    drawnAs: 'shapes',
  };
};
