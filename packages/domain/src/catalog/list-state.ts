export type ListFacts = {
  count: number;
  keyword: string;
  hasFilters: boolean;
  isCatalogEnabled: boolean;
};

export type ListState =
  | { kind: 'courses' }
  | { kind: 'empty'; offersCatalog: boolean }
  | { kind: 'noResults'; offersClearFilters: boolean };

/** [2.26] What stands in the list's place. Reading 32: filters that leave nothing are no results, not an empty list. */
export function listState({ count, keyword, hasFilters, isCatalogEnabled }: ListFacts): ListState {
  if (count > 0) return { kind: 'courses' };
  if (keyword.trim() !== '' || hasFilters) return { kind: 'noResults', offersClearFilters: hasFilters };
  return { kind: 'empty', offersCatalog: isCatalogEnabled };
}
