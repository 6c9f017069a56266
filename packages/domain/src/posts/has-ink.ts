/** Something that is seen: neither space nor a character that only steers others, or fills a place with nothing. */
const INK = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** [5.7] Does a text say anything to whoever looks at it? What nobody sees is as good as empty. */
export function hasInk(text: string): boolean {
  return INK.test(text);
}
