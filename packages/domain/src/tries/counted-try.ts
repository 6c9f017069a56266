/** [8.8] Reading 63: the number of the best try, the first of equals; null while none has a score. */
export function countedTry(
  tries: ReadonlyArray<{ number: number; normalizedScore: number | null }>,
): number | null {
  const scored = tries.flatMap(({ number, normalizedScore: score }) =>
    score === null ? [] : [{ number, score }],
  );
  const [best] = scored.toSorted((a, b) => b.score - a.score || a.number - b.number);
  return best?.number ?? null;
}
