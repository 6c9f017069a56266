import type { InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';

export type ResultPage<Item> = { data: Item[]; totalCount?: number | undefined };

export type Results<Item> = { items: Item[]; total: number };

/**
 * The pages as one list. A course that moved between two pages while they were read stands once; what is shown is
 * counted even when the last page came back empty, since the list has shrunk meanwhile.
 */
export function resultsOf<Item extends { id: string }>({
  pages,
}: InfiniteData<ResultPage<Item>>): Results<Item> {
  const items = new Map(pages.flatMap(({ data }) => data.map((item) => [item.id, item] as const)));
  return { items: [...items.values()], total: Math.max(items.size, pages.at(-1)?.totalCount ?? 0) };
}

export function useResults<Item extends { id: string }>(data: InfiniteData<ResultPage<Item>>): Results<Item> {
  return useMemo(() => resultsOf(data), [data]);
}

export type MoreResults = { hasMore: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };

type Paging = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

export function moreOf(paging: Paging): MoreResults {
  return {
    hasMore: paging.hasNextPage,
    isLoading: paging.isFetchingNextPage,
    hasFailed: paging.isFetchNextPageError,
    load: () => void paging.fetchNextPage(),
  };
}
