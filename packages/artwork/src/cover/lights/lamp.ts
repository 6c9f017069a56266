import { type DrawLight, field } from '../light';
import { oneOf } from '../one-of';
import { circle } from '../path-data';
import { gradedShade } from '../shade';

const rings = 12;
const bandWidth = 14;
const gap = 4;

/** Rings of a pool of light. */
export const lamp: DrawLight = (random) => {
  const x = Math.round(field.width * (0.3 + random() * 0.4));
  const y = Math.round(oneOf([4, 70, 140], random) + random() * 30);
  return {
    panes: Array.from({ length: rings }, (_, ring) => ({
      path: circle(x, y, bandWidth / 2 + ring * (bandWidth + gap)),
      ...gradedShade(ring, rings),
    })),
    back: '',
    drawnAs: 'bands',
  };
};
