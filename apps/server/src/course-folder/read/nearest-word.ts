/** The word that is fewest letters away: for a sentence about one that was mistyped. */
export function nearestWord(word: string, words: readonly string[]): string {
  const [first = ''] = words.toSorted((a, b) => distance(word, a) - distance(word, b));
  return first;
}

/** The same where it is so near that it was meant; null where none is. */
export function closeWord(word: string, words: readonly string[]): string | null {
  const nearest = nearestWord(word, words);
  return distance(word, nearest) <= Math.max(1, word.length / 3) ? nearest : null;
}

/** Levenshtein. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.slice(0, 100).split('').entries()) {
    const next = [at + 1];
    for (const [column, otherLetter] of other.split('').entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
