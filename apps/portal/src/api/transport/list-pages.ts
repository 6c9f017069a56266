/** One page of a list: what is shown at once and fetched at once. */
export const PAGE_SIZE = 20;

/** Whoever comes back to a list from an hour in a course finds all the pages that they had scrolled through. */
export const LIST_CACHE_MS = 60 * 60_000;

type Page = { data: readonly unknown[]; totalCount?: number | undefined };

/** What is asked for one page. */
export function pageFrom(skip: number) {
  return { skip, take: PAGE_SIZE, requireTotalCount: true } as const;
}

/** Where the next page begins; undefined after the last. */
export function nextPageStart(last: Page, pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
  return last.data.length > 0 && loaded < (last.totalCount ?? 0) ? loaded : undefined;
}
