import { SEARCH_LENGTH } from '../limits';

/** What no course can have in its name: NUL, and half of a character. */
const UNSEARCHABLE = /[\0\p{Surrogate}]/gu;

/** [5.12] Reading 57: the text as it is asked for: lower case, trimmed, of a length that can be asked for. */
export function requestedSearch(text: string): string {
  const searchable = text.replace(UNSEARCHABLE, '').toLowerCase().trimStart();
  return Array.from(searchable).slice(0, SEARCH_LENGTH).join('').trimEnd();
}
