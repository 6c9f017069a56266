/** As credentials write it: to the second, which is as fine as the claims of a token are. */
export function instantText(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}
