import { SEARCH_LENGTH } from '../limits';

/** [5.12] The text while it is typed: lower case, nothing before it. Reading 57: a trailing space may still grow. */
export function typedSearch(text: string): string {
  return text.toLowerCase().trimStart();
}

/** What no course can have in its name: NUL, and half of a character. */
const UNSEARCHABLE = /[\0\p{Surrogate}]/gu;

/** [5.12] Reading 57: the text as it is asked for, of a length that can be asked for. */
export function requestedSearch(text: string): string {
  const searchable = typedSearch(text.replace(UNSEARCHABLE, ''));
  return Array.from(searchable).slice(0, SEARCH_LENGTH).join('').trimEnd();
}
