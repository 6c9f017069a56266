import { COVER_COUNT, coverArt } from './cover-art';

/** A cover in a list; one that is lit shows hardly anything of its colour. */
export type ListedCover = { objectiveId: string; isLit: boolean };

/**
 * The light of each course in a list: its own, or the next one where the course before it has the same light and
 * either the same colour, or both are lit. The colour stays, as reading 53 has it.
 */
export function lightsSideBySide(covers: readonly ListedCover[]): number[] {
  let before: { pigment: number; light: number; isLit: boolean } | null = null;
  return covers.map(({ objectiveId, isLit }) => {
    const { pigment, light } = coverArt(objectiveId);
    const isAlike = before?.light === light && (before.pigment === pigment || (before.isLit && isLit));
    before = { pigment, isLit, light: isAlike ? (light + 1) % COVER_COUNT : light };
    return before.light;
  });
}
