import { hasInk } from '../posts/has-ink';

/** [3.2] [3.7] What a course or an activity is called: its name, else its code; null where neither says anything. */
export function titleOf({ name, code }: { name: string; code?: string | null }): string | null {
  const said = [name, code ?? ''].find(hasInk);
  return said === undefined ? null : said.trim();
}
