/** [3.17] Reading 34: the id of the collection of courses that are in none. */
export const UNCATEGORIZED_ID = 'uncategorized';

export type Collection = { id: string; order: number; objectivesCount: number };

export type CollectionEntry<Known extends Collection> =
  | ({ kind: 'collection' } & Known)
  | { kind: 'uncategorized'; id: typeof UNCATEGORIZED_ID; objectivesCount: number };

/** [3.17] The collections in their order, and "uncategorized" last when some courses are in none. */
export function withUncategorized<Known extends Collection>(
  collections: readonly Known[],
  uncategorizedCount: number,
): Array<CollectionEntry<Known>> {
  const known = collections
    .toSorted((one, other) => one.order - other.order)
    .map((collection) => ({ kind: 'collection' as const, ...collection }));
  if (uncategorizedCount === 0) return known;
  return [...known, { kind: 'uncategorized', id: UNCATEGORIZED_ID, objectivesCount: uncategorizedCount }];
}

/** [3.17] Is a course with these showcases in the collection? */
export function isInCollection(showcases: ReadonlyArray<{ id: string }>, collectionId: string): boolean {
  if (collectionId === UNCATEGORIZED_ID) return showcases.length === 0;
  return showcases.some(({ id }) => id === collectionId);
}
