import { createHash } from 'node:crypto';
import type { Sql } from './sql';

/** Each prepared statement is kept by every connection, so those that requests shape are counted. */
const MOST_DYNAMIC = 100;

/**
 * Names the statements that each connection prepares once. Our own are few and fixed. Of those whose text depends
 * on the request the first hundred that are asked for twice are named too: the lists as the portal asks for them.
 */
export function statementNames(): (statement: Pick<Sql, 'text' | 'isDynamic'>) => string | null {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  let dynamicNames = 0;

  function mayBeNamed(text: string): boolean {
    if (dynamicNames >= MOST_DYNAMIC) return false;
    if (seenOnce.delete(text)) {
      dynamicNames += 1;
      return true;
    }
    if (seenOnce.size >= MOST_DYNAMIC) seenOnce.clear();
    seenOnce.add(text);
    return false;
  }

  return ({ text, isDynamic }) => {
    const known = names.get(text);
    if (known) return known;
    if (isDynamic && !mayBeNamed(text)) return null;
    const name = createHash('sha1').update(text).digest('hex').slice(0, 24);
    names.set(text, name);
    return name;
  };
}
