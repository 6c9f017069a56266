type Pane = readonly [tone: 'lit1' | 'lit2' | 'lit3', x: number, y: number, width: number, height: number];

/** The panes of the window, in a field of 320 by 400, from the top down. */
export const PANES: readonly Pane[] = [
  ['lit3', 9, 9, 61, 135],
  ['lit2', 78, 9, 78, 85],
  ['lit2', 164, 9, 78, 85],
  ['lit3', 250, 9, 61, 135],
  ['lit1', 78, 102, 78, 70],
  ['lit1', 164, 102, 78, 70],
  ['lit3', 9, 152, 61, 76],
  ['lit3', 250, 152, 61, 76],
  ['lit1', 78, 180, 78, 68],
  ['lit1', 164, 180, 78, 68],
  ['lit3', 9, 236, 61, 72],
  ['lit3', 250, 236, 61, 72],
  ['lit2', 78, 256, 78, 66],
  ['lit2', 164, 256, 78, 66],
  ['lit3', 9, 316, 61, 75],
  ['lit3', 250, 316, 61, 75],
  ['lit3', 78, 330, 78, 61],
  ['lit3', 164, 330, 78, 61],
];

/** So far apart that dark ones do not gather in a corner: it has no factor in common with the number of panes. */
const STRIDE = 5;
const FIRST_DARK = 6;

/** Which panes are dark: as many of them as of the activities are missing, and never none while one is. */
export function darkPanes(missing: number, total: number): Set<number> {
  if (missing === 0 || total === 0) return new Set();
  const count = Math.min(PANES.length, Math.max(1, Math.round((PANES.length * missing) / total)));
  return new Set(Array.from({ length: count }, (_, step) => (FIRST_DARK + step * STRIDE) % PANES.length));
}
