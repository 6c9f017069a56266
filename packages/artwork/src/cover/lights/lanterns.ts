import { type DrawLight, field, type Pane } from '../light';
import { oneOf } from '../one-of';
import { box, capsule } from '../path-data';
import { anyShade } from '../shade';
import { shuffled } from '../shuffled';

const floor = field.height - 10;

/** Paper lanterns on strings. */
export const lanterns: DrawLight = (random) => {
  const strings = oneOf([5, 6, 7, 8], random);
  const step = field.width / strings;
  const hung = Array.from({ length: strings }, (_, string) =>
    hangString(Math.round(step * (string + 0.5)), random),
  );
  return {
    panes: shuffled(
      hung.flatMap(({ panes }) => panes),
      random,
    ),
    back: hung.map(({ thread }) => thread).join(''),
    drawnAs: 'shapes',
  };
};

function hangString(x: number, random: () => number): { panes: Pane[]; thread: string } {
  const panes: Pane[] = [];
  const most = random() > 0.7 ? 4 : 3;
  let y = Math.round(6 + random() * 30);
  while (panes.length < most) {
    const width = 20 + 2 * Math.floor(random() * 5);
    const height = random() > 0.5 ? width : Math.round(width * 1.4);
    if (y + height > floor) break;
    panes.push({ path: capsule(x - width / 2, y, width, height), ...anyShade(random) });
    y += height + Math.round(12 + random() * 20);
  }
  return { panes, thread: box(x - 1, 0, 2, Math.min(field.height - 6, y)) };
}
