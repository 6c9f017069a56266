const LONGEST = 254;

/**
 * One address and nothing beside it. What could end a header or name a second reader (line ends, commas, angle brackets, quotes,
 * other control characters) is no address of ours, though the standard knows quoted ones.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= LONGEST && /^[^\p{Cc}\p{Z}",:;<>()[\]\\@]+@[^\p{Cc}\p{Z}",:;<>()[\]\\@]+$/u.test(text)
  );
}

/** A text of people in a header: in one line, whatever they have put into it. */
export function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
