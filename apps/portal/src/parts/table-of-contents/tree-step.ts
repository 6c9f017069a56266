import type { ContentsRow } from './contents-rows';

export type TreeStep =
  | { kind: 'focus'; axis: string }
  | { kind: 'open' | 'close'; axis: string }
  | { kind: 'openAll' }
  | null;

/** Arrows along the text's own direction; the page turns them for languages that run the other way. */
export type TreeKey = 'up' | 'down' | 'inwards' | 'outwards' | 'first' | 'last' | 'siblings';

/** What a key does in a tree: the pattern that screen readers and file managers know. */
export function treeStep(key: TreeKey, rows: readonly ContentsRow[], axis: string): TreeStep {
  const at = rows.findIndex(({ part }) => part.axis === axis);
  const row = rows[at];
  if (!row) return focusOn(rows[0]);
  switch (key) {
    case 'up':
      return focusOn(rows[at - 1]);
    case 'down':
      return focusOn(rows[at + 1]);
    case 'first':
      return focusOn(rows[0]);
    case 'last':
      return focusOn(rows.at(-1));
    case 'siblings':
      return { kind: 'openAll' };
    case 'inwards':
      if (!row.module) return null;
      return row.module.isOpen ? focusOn(rows[at + 1]) : { kind: 'open', axis };
    case 'outwards':
      if (row.module?.isOpen) return { kind: 'close', axis };
      return focusOn(rows.slice(0, at).findLast(({ level }) => level < row.level));
  }
}

function focusOn(row: ContentsRow | undefined): TreeStep {
  return row ? { kind: 'focus', axis: row.part.axis } : null;
}
