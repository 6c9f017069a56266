/** A key that puts names in order without regard to case and accents, the same on every database. */
export function sortName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
