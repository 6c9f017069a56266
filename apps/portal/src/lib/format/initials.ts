/** Scripts in which the first letter, with nothing after it that joins it, is a whole character. */
const PLAIN_FIRST =
  /^(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}](?![\p{Grapheme_Extend}\p{Emoji_Modifier}\p{M}\p{Cf}ำຳ])/u;

/** The first letters of a person's names, whole characters as a reader sees them. */
export function initialsOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return firstCharacter(first_name) + firstCharacter(last_name);
}

function firstCharacter(name: string): string {
  // The first segmenter of a page costs more than drawing it.
  return PLAIN_FIRST.exec(name)?.[0] ?? firstSegment(name);
}

function firstSegment(name: string): string {
  return new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? '';
}
