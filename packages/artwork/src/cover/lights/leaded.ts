import { type DrawLight, field } from '../light';
import { oneOf } from '../one-of';
import { box, diamond } from '../path-data';
import { gradedShade } from '../shade';

const lead = 2;
const mayLight = 0.62;

/** A leaded window of diamonds, lit from its heart; the furthest stay dark for good. */
export const leaded: DrawLight = (random) => {
  const width = oneOf([50, 56, 64, 76], random);
  const height = oneOf([50, 56, 64], random);
  const [columns, rows] = [Math.ceil(field.width / width) + 1, Math.ceil((2 * field.height) / height) + 1];
  const [shiftX, shiftY] = [Math.round((random() * width) / 2), Math.round((random() * height) / 2)];
  const heart = { x: field.width * (0.32 + random() * 0.36), y: field.height * (0.4 + random() * 0.25) };
  const diamonds = Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const x = (cell % columns) * width + (row % 2) * (width / 2) - shiftX;
    const y = row * (height / 2) - shiftY;
    return { x, y, far: Math.hypot(x - heart.x, (y - heart.y) * 0.9) + random() * 14 };
  }).sort((a, b) => a.far - b.far);
  const panes = diamonds.slice(0, Math.round(diamonds.length * mayLight));
  return {
    panes: panes.map(({ x, y }, index) => ({
      path: diamond(x, y, width / 2 - lead, height / 2 - lead),
      ...gradedShade(index, panes.length),
    })),
    back: box(0, 0, field.width, field.height),
    drawnAs: 'shapes',
  };
};
