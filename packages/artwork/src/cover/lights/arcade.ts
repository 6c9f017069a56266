import { type DrawLight, field, type Pane } from '../light';
import { oneOf } from '../one-of';

/** An arcade of arches, each of three, one within the other. */
export const arcade: DrawLight = (random) => {
  const arches = oneOf([3, 4, 5, 6], random);
  const span = field.width / arches;
  const look = { span, top: Math.round(12 + random() * 40), drop: Math.round(13 + random() * 13) };
  return {
    panes: Array.from({ length: arches }, (_, arch) => archAt(Math.round(span * (arch + 0.5)), look)).flat(),
    back: '',
    drawnAs: 'shapes',
  };
};

type Look = { span: number; top: number; drop: number };

function archAt(centre: number, { span, top, drop }: Look): Pane[] {
  const step = Math.round(span * 0.135);
  const outer = { half: Math.floor(span / 2) - 3, crown: top };
  const middle = { half: outer.half - step, crown: top + drop };
  const inner = { half: middle.half - step, crown: top + 2 * drop };
  return [
    { path: `${up(centre, outer)}${backDown(outer, middle)}`, lit: 2, unlit: 2 },
    { path: `${up(centre, middle)}${backDown(middle, inner)}`, lit: 1, unlit: 1 },
    { path: `${up(centre, inner)}z`, lit: 0, unlit: 0 },
  ];
}

type Arch = { half: number; crown: number };

/** From the floor, over the arch and down to the floor again. */
function up(centre: number, { half, crown }: Arch): string {
  const spring = crown + half;
  return `M${centre - half} ${field.height}V${spring}a${half} ${half} 0 01${half * 2} 0V${field.height}`;
}

/** Back along the arch within, so that only the band between the two is filled. */
function backDown(outer: Arch, { half, crown }: Arch): string {
  const spring = crown + half;
  return `h${half - outer.half}V${spring}a${half} ${half} 0 00${-half * 2} 0V${field.height}z`;
}
