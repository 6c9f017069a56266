/** Is what was written one of what is accepted? Nothing never is. */
export function isAccepted(accepted: readonly string[], given: string): boolean {
  const text = plainText(given);
  return accepted.some((each) => {
    const plain = plainText(each);
    // Of marks alone nothing is left to compare.
    return plain === '' ? each.trim() === given.trim() && given.trim() !== '' : plain === text;
  });
}

/** Two answers that a reader takes for the same are the same text: case, accents, spaces and marks aside. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sm}]+/gu, ' ')
    .trim();
}
