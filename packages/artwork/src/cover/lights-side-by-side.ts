import { COVER_COUNT, type CoverArt, coverArt } from './cover-art';

/**
 * The light of each course in a list: its own, or the next one where the course before it has the same colour and
 * the same light. The colour stays, as reading 53 has it.
 */
export function lightsSideBySide(objectiveIds: readonly string[]): number[] {
  let before: CoverArt | null = null;
  return objectiveIds.map((id) => {
    const own = coverArt(id);
    const isAlike = before?.pigment === own.pigment && before.light === own.light;
    before = isAlike ? { ...own, light: (own.light + 1) % COVER_COUNT } : own;
    return before.light;
  });
}
