const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const NUMBER_OR_LATIN = /[\p{Script=Latin}\p{Nd}]/u;

/** A line as its characters stand on the page from left to right: plain readers of documents turn it back. */
export function visualOrder(line: string, direction: 'ltr' | 'rtl'): string {
  if (!RIGHT_TO_LEFT.test(line)) return line;
  const runs = runsOf(Array.from(line), direction);
  const shown = runs.map(({ isRtl, characters }) => (isRtl ? characters.toReversed() : characters).join(''));
  return (direction === 'rtl' ? shown.toReversed() : shown).join('');
}

type Run = { isRtl: boolean; characters: string[] };

/** Spaces and signs between two runs of one direction belong to them; else to the direction of the line. */
function runsOf(characters: readonly string[], direction: 'ltr' | 'rtl'): Run[] {
  const strong = characters.map((character) => {
    if (RIGHT_TO_LEFT.test(character)) return true;
    return NUMBER_OR_LATIN.test(character) ? false : null;
  });
  const runs: Run[] = [];
  characters.forEach((character, index) => {
    const before = strong.slice(0, index).findLast((value) => value !== null) ?? null;
    const after = strong.slice(index + 1).find((value) => value !== null) ?? null;
    const isRtl = strong[index] ?? (before !== null && before === after ? before : direction === 'rtl');
    const last = runs.at(-1);
    if (last?.isRtl === isRtl) last.characters.push(character);
    else runs.push({ isRtl, characters: [character] });
  });
  return runs;
}
