/** [9.14] The numbers of "Page {0} of {1} ({2} items)"; an empty list has one page. */
export type PagerParts = { page: number; pageCount: number; itemCount: number };

export function pagerParts(skip: number, take: number, itemCount: number): PagerParts {
  const pageCount = Math.max(1, Math.ceil(itemCount / take));
  return { page: Math.min(pageCount, Math.floor(skip / take) + 1), pageCount, itemCount };
}
