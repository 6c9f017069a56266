import { type DrawLight, field, type Pane } from '../light';

const top = 26;
const drop = 22;

/** An arcade of arches, each of three, one within the other. */
export const arcade: DrawLight = (random) => {
  const arches = random() < 0.5 ? 5 : 4;
  const span = field.width / arches;
  return {
    panes: Array.from({ length: arches }, (_, arch) => archAt(span * (arch + 0.5), span)).flat(),
    back: '',
    drawnAs: 'shapes',
  };
};

function archAt(centre: number, span: number): Pane[] {
  const step = Math.round(span * 0.135);
  const outer = { half: span / 2 - 3, crown: top };
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
