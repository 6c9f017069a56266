import { classNames } from '../class-names';
import { Scene, type SceneSize, toneClass } from './scene';
import styles from './scene.module.css';

type Book = { x: number; y: number; width: number; height: number; shade: number | null };

/** A gap on the shelf: this course is not available. */
export function GapScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={3} {...(size && { size })}>
      {BOOKS.map(({ shade, ...box }) => (
        <rect
          key={`${box.x} ${box.y}`}
          className={
            shade === null
              ? classNames(styles.lit2, styles.outline, styles.dashed)
              : toneClass('unlit', shade)
          }
          rx="2"
          {...box}
        />
      ))}
      <path className={styles.back} d="M0 132h320v8H0zM0 258h320v8H0zM0 384h320v8H0z" />
    </Scene>
  );
}

const SPINES = [30, 22, 36, 26, 40, 24, 30, 34, 26, 38];
const BOOKS = [0, 1, 2].flatMap((row) => booksOnShelf(row));

function booksOnShelf(row: number): Book[] {
  const books: Book[] = [];
  const floor = row * 126 + 132;
  let x = 14;
  for (const [place, spine] of rotated(SPINES, row * 9).entries()) {
    if (x + spine > 306) break;
    const isGap = row === 1 && x > 120 && x < 160;
    const height = isGap ? 80 : 70 + (((row * 9 + place + 1) * 13) % 26);
    books.push({ x, y: floor - height, width: spine - 4, height, shade: isGap ? null : place + row });
    x += spine;
  }
  return books;
}

function rotated(list: readonly number[], by: number): number[] {
  const from = by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
