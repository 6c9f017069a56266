import { lengthProblem } from './limits';

/**
 * Nobody sees them, and some turn what follows around: control characters, spaces without a width, embeddings and
 * overrides of direction, letters that are blank. Joiners and marks of direction are part of how languages
 * are written, tabs and line ends are spaces.
 */
const UNSEEN = new RegExp(
  String.raw`[\0-\u0008\u000B-\u001F\u007F-\u009F\p{Zl}\p{Zp}\u00AD\u115F\u1160\u180E\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]`,
  'u',
);

/** What is wrong with a name that people read in lists; null when nothing is. */
export function nameProblem(name: string, most = Number.POSITIVE_INFINITY): string | null {
  return lengthProblem(name, most) ?? unseenProblem(name);
}

/** The character is told by its number, as nobody would see it. */
export function unseenProblem(text: string): string | null {
  const [unseen] = UNSEEN.exec(text) ?? [];
  const number = unseen?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return number === undefined ? null : `holds a character that nobody sees (U+${number}): take it out.`;
}
