import type { ListType } from './filter-state';

const OWN_SORTS = ['dueFirst', 'dueDate', 'name'] as const;
const CATALOG_SORTS = ['name', 'newest', 'popular', 'shortest'] as const;
export type ListSort = (typeof OWN_SORTS | typeof CATALOG_SORTS)[number];

export const LIST_VIEWS = ['cards', 'list'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

const SORTS_OF_LIST: Record<ListType, readonly [ListSort, ...ListSort[]]> = {
  enrolled: OWN_SORTS,
  catalog: CATALOG_SORTS,
  public: CATALOG_SORTS,
};

/** [2.26] The orders that a list can be put in, the usual one first. */
export function sortsOf(listType: ListType): readonly ListSort[] {
  return SORTS_OF_LIST[listType];
}

/** The requested or remembered order when the list knows it, else the usual one. */
export function listSort(listType: ListType, remembered: unknown): ListSort {
  const sorts = SORTS_OF_LIST[listType];
  return sorts.find((sort) => sort === remembered) ?? sorts[0];
}

/** The remembered view, else cards. */
export function listView(remembered: unknown): ListView {
  return LIST_VIEWS.find((view) => view === remembered) ?? 'cards';
}
