/** [3.17] Reading 34: the id of the collection of courses that are in none. */
export const UNCATEGORIZED_ID = 'uncategorized';

/** [3.17] Is a course with these showcases in the collection? */
export function isInCollection(showcases: ReadonlyArray<{ id: string }>, collectionId: string): boolean {
  if (collectionId === UNCATEGORIZED_ID) return showcases.length === 0;
  return showcases.some(({ id }) => id === collectionId);
}
