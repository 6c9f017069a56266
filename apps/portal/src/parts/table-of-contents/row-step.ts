/** So many lines are drawn in one go: more would hold up the frame of a slow phone. */
const MOST_NEW = 2;
/** Taking lines away is cheaper than drawing them. */
const MOST_GONE = 4;

/**
 * The next step from the lines that are drawn to those that should be: the ones nearest to the middle of the window
 * come first, and those furthest from it go first. Both lists are in order.
 */
export function rowStep(drawn: readonly number[], wanted: readonly number[]): readonly number[] {
  const middle = wanted[Math.floor(wanted.length / 2)] ?? 0;
  const nearest = (one: number, other: number) => Math.abs(one - middle) - Math.abs(other - middle);
  const isDrawn = new Set(drawn);
  const isWanted = new Set(wanted);
  const come = wanted.filter((index) => !isDrawn.has(index)).toSorted(nearest);
  const go = drawn.filter((index) => !isWanted.has(index)).toSorted(nearest);
  const stay = go.slice(0, Math.max(0, go.length - MOST_GONE));
  const kept = drawn.filter((index) => isWanted.has(index));
  return [...kept, ...stay, ...come.slice(0, MOST_NEW)].toSorted((one, other) => one - other);
}
