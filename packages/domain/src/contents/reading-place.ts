/** [2.8] Where in a text the reader is: which of its blocks stands at the top, and how much of it is gone by. */
export type ReadingPlace = { block: number; gone: number };

/** As the wire keeps it: "12:0.35". */
export function anchorOf({ block, gone }: ReadingPlace): string {
  return `${block}:${clamped(gone).toFixed(2)}`;
}

/** [2.8] The place that an anchor names; null for one that nobody of ours wrote. */
export function placeOfAnchor(anchor: string | undefined): ReadingPlace | null {
  const [, block, gone] = /^(\d{1,6}):([01](?:\.\d{1,4})?)$/.exec(anchor ?? '') ?? [];
  if (block === undefined || gone === undefined) return null;
  return { block: Number(block), gone: clamped(Number(gone)) };
}

export type Extent = { top: number; height: number };

/** [2.8] The place at a height, of blocks that stand one below the other; null above the first. */
export function readingPlace(blocks: readonly Extent[], at: number): ReadingPlace | null {
  const block = blocks.findLastIndex(({ top }) => top <= at);
  const found = blocks[block];
  if (!found) return null;
  return { block, gone: found.height > 0 ? clamped((at - found.top) / found.height) : 0 };
}

/** [4.9] How much of a text has been seen, when this height of the page is the lowest that was. */
export function readShare({ top, height }: Extent, lowest: number): number {
  return height > 0 ? clamped((lowest - top) / height) : 1;
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
