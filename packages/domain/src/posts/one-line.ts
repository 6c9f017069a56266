/** What ends a line, and the other characters that only steer a printer. */
const STEERING = /[\p{Cc}\u2028\u2029]+/gu;

/** A title as it is kept: on one line, whatever was pasted. */
export function oneLine(text: string): string {
  return text.replaceAll(STEERING, ' ').trim();
}
