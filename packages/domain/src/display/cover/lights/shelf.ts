import { type DrawLight, field, type Pane } from '../light';
import { box } from '../path-data';
import { anyShade } from '../shade';

const edge = 8;
const floors = [field.height / 2 - 6, field.height - 8];

/** The spines of books on two shelves. */
export const shelf: DrawLight = (random) => ({
  panes: floors.flatMap((floor) => booksOn(floor, random)),
  back: floors.map((floor) => box(0, floor, field.width, 4)).join(''),
  drawnAs: 'shapes',
});

function booksOn(floor: number, random: () => number): Pane[] {
  const books: Pane[] = [];
  for (let x = edge; x < field.width - edge - 4; ) {
    const room = Math.min(Math.round(9 + random() * 14), field.width - edge - x);
    const height = Math.round(42 + random() * 32);
    if (room > 4) books.push({ path: box(x, floor - height, room - 2, height), ...anyShade(random) });
    x += room;
  }
  return books;
}
