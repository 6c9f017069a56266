import { type DrawLight, field, type Pane } from '../light';
import { box } from '../path-data';
import { anyShade } from '../shade';

const slatWidth = 20;
const slats = field.width / slatWidth;
const radius = 74;
const middle = 94;

/** A disc behind upright slats. */
export const blinds: DrawLight = (random) => {
  const centre = Math.round(field.width * (0.4 + random() * 0.2));
  const places = Array.from({ length: slats }, (_, slat) => slat * slatWidth);
  return {
    panes: places.flatMap((x) => sliceOfDisc(x, centre, random)),
    back: places
      .filter((_, slat) => slat % 2 === 1)
      .map((x) => box(x, 0, slatWidth, field.height))
      .join(''),
    drawnAs: 'shapes',
  };
};

/** What is seen of the disc through one slat: nothing, or one pane. */
function sliceOfDisc(x: number, centre: number, random: () => number): Pane[] {
  const from = Math.max(x + 2, centre - radius);
  const to = Math.min(x + slatWidth - 1, centre + radius);
  if (to - from < 2) return [];
  const [above, aboveEnd] = [reach(from - centre), reach(to - centre)];
  const arc = `A${radius} ${radius} 0 01`;
  const path =
    `M${from} ${middle - above}${arc}${to} ${middle - aboveEnd}` +
    `V${middle + aboveEnd}${arc}${from} ${middle + above}z`;
  return [{ path, ...anyShade(random) }];
}

/** How far the disc reaches above and below its middle, this far from its centre. */
function reach(fromCentre: number): number {
  return Math.round(Math.sqrt(Math.max(0, radius ** 2 - fromCentre ** 2)));
}
