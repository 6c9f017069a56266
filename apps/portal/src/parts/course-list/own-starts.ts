import type { ListType } from '@lantern/domain/catalog/filter-state';
import type { ListStart } from './list-start';

/** The wishes that a list on the screen has just written into its address, by that address. */
const written = new Map<string, ListStart>();

/** The router asks what a new address means. Of one that the list wrote itself it is told at once. */
export function noteOwnStart(list: ListType, searchStr: string, start: ListStart): void {
  written.set(keyOf(list, searchStr), start);
}

/** Once: who comes to the same address later may have another order by then. */
export function takeOwnStart(list: ListType, searchStr: string): ListStart | undefined {
  const key = keyOf(list, searchStr);
  const start = written.get(key);
  written.delete(key);
  return start;
}

function keyOf(list: ListType, searchStr: string): string {
  return `${list} ${searchStr}`;
}
