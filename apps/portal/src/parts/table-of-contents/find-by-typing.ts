import type { ContentsRow } from './contents-rows';

/** The next line whose name begins with what was typed; a single letter goes on from the line after this one. */
export function findByTyping(typed: string, rows: readonly ContentsRow[], axis: string): string | null {
  const at = rows.findIndex(({ part }) => part.axis === axis);
  const from = typed.length === 1 ? at + 1 : Math.max(at, 0);
  const wanted = typed.toLocaleLowerCase();
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  const found = inTurn.find(({ part }) => part.childActivity.name.toLocaleLowerCase().startsWith(wanted));
  return found?.part.axis ?? null;
}
