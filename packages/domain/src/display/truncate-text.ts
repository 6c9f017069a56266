import { DESCRIPTION_LENGTH } from '../limits';

export type TruncatedText = { text: string; isTruncated: boolean };

const ZERO_WIDTH_JOINER = '\u200d';

/** [5.5] [9.6] At most so many characters, cut between words, or between whole characters where there are no words. */
export function truncateText(text: string, length: number = DESCRIPTION_LENGTH): TruncatedText {
  const characters = Array.from(text);
  if (characters.length <= length) return { text, isTruncated: false };
  return { text: characters.slice(0, cutBefore(characters, length)).join('').trimEnd(), isTruncated: true };
}

/** A space too far back belongs to a script that hardly uses them, or to a very long word. */
function cutBefore(characters: readonly string[], length: number): number {
  const lastSpace = characters.slice(0, length + 1).findLastIndex((character) => /\s/u.test(character));
  return lastSpace >= length / 2 ? lastSpace : wholeCharacterCut(characters, length);
}

function wholeCharacterCut(characters: readonly string[], length: number): number {
  let cut = length;
  while (cut > 0 && isInsideCharacter(characters, cut)) cut -= 1;
  return cut > 0 ? cut : length;
}

/** Accents, vowel signs, skin tones, joined emoji and the second half of a flag stay with what they follow. */
function isInsideCharacter(characters: readonly string[], cut: number): boolean {
  const [before = '', after = ''] = characters.slice(cut - 1, cut + 1);
  if (before === ZERO_WIDTH_JOINER || after === ZERO_WIDTH_JOINER) return true;
  return /[\p{Mark}\p{Emoji_Modifier}]/u.test(after) || isInsideFlag(characters, cut);
}

function isInsideFlag(characters: readonly string[], cut: number): boolean {
  const isLetter = (character: string | undefined) => /\p{Regional_Indicator}/u.test(character ?? '');
  const lettersBefore = cut - 1 - characters.slice(0, cut).findLastIndex((character) => !isLetter(character));
  return isLetter(characters[cut]) && lettersBefore % 2 === 1;
}
