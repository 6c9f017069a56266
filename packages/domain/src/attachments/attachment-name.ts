/** In code points, the ending included. */
const MOST_NAME_CHARACTERS = 120;
const LONGEST_ENDING = 10;

/** What is not seen and changes how the rest is read: `exe.gpj` is shown as `jpg.exe` behind one of them. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\p{Surrogate}]/gu;

/** The name under which a file is kept and saved, whatever path or sign came along with it. */
export function attachmentName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const seen = last.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ');
  const plain = seen.replaceAll(/[<>:"|?*]/g, '_').replaceAll(/^[ .]+|[ .]+$/g, '');
  if (plain === '') return 'file';
  const letters = Array.from(plain);
  if (letters.length <= MOST_NAME_CHARACTERS) return plain;
  const ending = endingOf(plain);
  return letters.slice(0, MOST_NAME_CHARACTERS - ending.length).join('') + ending;
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot) : '';
  return ending.length <= LONGEST_ENDING ? ending : '';
}
