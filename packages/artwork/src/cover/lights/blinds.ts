import { type DrawLight, field, type Pane } from '../light';
import { oneOf } from '../one-of';
import { box } from '../path-data';
import { anyShade } from '../shade';

/** A disc behind upright slats. */
export const blinds: DrawLight = (random) => {
  const slatWidth = oneOf([16, 20, 32, 40], random);
  const disc = {
    centre: Math.round(field.width * (0.35 + random() * 0.3)),
    middle: Math.round(field.height * (0.4 + random() * 0.3)),
    radius: oneOf([56, 66, 76, 86], random),
  };
  const places = Array.from({ length: field.width / slatWidth }, (_, slat) => slat * slatWidth);
  return {
    panes: places.flatMap((x) => sliceOfDisc({ x, slatWidth }, disc, random)),
    back: places
      .filter((_, slat) => slat % 2 === 1)
      .map((x) => box(x, 0, slatWidth, field.height))
      .join(''),
    drawnAs: 'shapes',
  };
};

type Slat = { x: number; slatWidth: number };
type Disc = { centre: number; middle: number; radius: number };

/** What is seen of the disc through one slat: nothing, or one pane. */
function sliceOfDisc({ x, slatWidth }: Slat, disc: Disc, random: () => number): Pane[] {
  const { centre, middle, radius } = disc;
  const from = Math.max(x + 2, centre - radius);
  const to = Math.min(x + slatWidth - 1, centre + radius);
  if (to - from < 2) return [];
  const [above, aboveEnd] = [reach(from - centre, radius), reach(to - centre, radius)];
  const arc = `A${radius} ${radius} 0 01`;
  const path =
    `M${from} ${middle - above}${arc}${to} ${middle - aboveEnd}` +
    `V${middle + aboveEnd}${arc}${from} ${middle + above}z`;
  return [{ path, ...anyShade(random) }];
}

/** How far the disc reaches above and below its middle, this far from its centre. */
function reach(fromCentre: number, radius: number): number {
  return Math.round(Math.sqrt(Math.max(0, radius ** 2 - fromCentre ** 2)));
}
