import { coverArt } from './cover-art';
import { drawLight } from './draw-light';

/** For tests: do two courses have covers of one colour, on which half of the panes stand in the same places? */
export function looksAlike(oneId: string, otherId: string): boolean {
  const [one, other] = [coverArt(oneId), coverArt(otherId)];
  if (one.pigment !== other.pigment || one.light !== other.light) return false;
  const places = new Set(drawLight(one).panes.map(({ path }) => path));
  const shared = drawLight(other).panes.filter(({ path }) => places.has(path));
  return shared.length * 2 >= places.size;
}
