/** Something that is seen: neither space nor a character that only steers others. */
const INK = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/** [3.2] [3.7] What a course or an activity is called: its name, else its code; null where neither says anything. */
export function titleOf({ name, code }: { name: string; code?: string | null }): string | null {
  const said = [name, code ?? ''].find((text) => INK.test(text));
  return said === undefined ? null : said.trim();
}
