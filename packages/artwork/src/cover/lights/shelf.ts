import { type DrawLight, field, type Pane } from '../light';
import { oneOf } from '../one-of';
import { box } from '../path-data';
import { anyShade } from '../shade';

const edge = 8;
const foot = 8;

/** The spines of books: thin ones on two shelves, or stouter ones on one or three. */
export const shelf: DrawLight = (random) => {
  const { shelves, thin } = oneOf(
    [
      { shelves: 1, thin: 14 },
      { shelves: 2, thin: 9 },
      { shelves: 2, thin: 13 },
      { shelves: 3, thin: 18 },
    ],
    random,
  );
  const room = (field.height - foot) / shelves;
  const floors = Array.from({ length: shelves }, (_, shelfAt) => Math.round(room * (shelfAt + 1)));
  return {
    panes: floors.flatMap((floor) => booksOn({ floor, tall: room * 0.9, thin }, random)),
    back: floors.map((floor) => box(0, floor, field.width, 4)).join(''),
    drawnAs: 'shapes',
  };
};

type Shelf = { floor: number; tall: number; thin: number };

function booksOn({ floor, tall, thin }: Shelf, random: () => number): Pane[] {
  const books: Pane[] = [];
  for (let x = edge; x < field.width - edge - 4; ) {
    const room = Math.min(Math.round(thin * (1 + random() * 1.5)), field.width - edge - x);
    const height = Math.round(tall * (0.56 + random() * 0.44));
    books.push({ path: box(x, floor - height, room - 2, height), ...anyShade(random) });
    x += room;
  }
  return books;
}
