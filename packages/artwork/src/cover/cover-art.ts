/** [9.14] Seven colours, and as many patterns of light. */
export const COVER_COUNT = 7;

/** The seed decides how the light is drawn: how many windows, how wide, where its heart is. */
export type CoverArt = { pigment: number; light: number; seed: number };

/** [9.14] Reading 53: the cover follows from the course's id, so that filtering a list repaints nothing. */
export function coverArt(objectiveId: string): CoverArt {
  const hash = hashOf(objectiveId.toLowerCase());
  return {
    pigment: hash % COVER_COUNT,
    light: (3 * hash + Math.floor(hash / COVER_COUNT)) % COVER_COUNT,
    seed: hash,
  };
}

/** FNV-1a, 32 bits: short, stable everywhere, and even over ids that differ in one digit. */
function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}
