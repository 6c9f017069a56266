import { type DrawLight, field } from '../light';
import { box, diamond } from '../path-data';
import { gradedShade } from '../shade';

const width = 46;
const height = 52;
const lead = 2;
const rows = 8;
const columns = 8;
const mayLight = 0.62;

/** A leaded window of diamonds, lit from its heart; the furthest stay dark for good. */
export const leaded: DrawLight = (random) => {
  const heart = { x: field.width * (0.32 + random() * 0.36), y: field.height * (0.4 + random() * 0.25) };
  const diamonds = Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const x = (cell % columns) * width + (row % 2) * (width / 2);
    const y = row * (height / 2);
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
