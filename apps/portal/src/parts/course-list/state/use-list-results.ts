import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseSuspenseInfiniteQueryOptions,
  useQueryClient,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import type { ListRequest } from '../../../api/transport/list-query';
import { type MoreResults, moreOf, type ResultPage, type Results, useResults } from './result-pages';
import type { ListState } from './use-list-state';

export type ListFailure = { error: unknown; isRetrying: boolean; retry: () => void };

type QueryOf<Item, Key extends QueryKey> = (
  shown: ListRequest,
) => UseSuspenseInfiniteQueryOptions<ResultPage<Item>, Error, InfiniteData<ResultPage<Item>>, Key, number>;

type ListResults<Item> = { results: Results<Item>; more: MoreResults; failure: ListFailure | null };

/** What the list has found. Where that could not be had, what it found before, so that the list can go on from there. */
export function useListResults<Item extends { id: string }, Key extends QueryKey>(
  { request, shown }: ListState,
  queryOf: QueryOf<Item, Key>,
): ListResults<Item> {
  const client = useQueryClient();
  const [found, setFound] = useState(shown);
  const [failed, setFailed] = useState<{ request: ListRequest; error: unknown } | null>(null);
  const [isRetrying, startRetry] = useTransition();
  const { queryKey } = queryOf(shown);
  const hasFailed = failed?.request === shown || (found !== shown && isFailure(client, queryKey));
  if (hasFailed && failed?.request !== shown)
    setFailed({ request: shown, error: client.getQueryState(queryKey)?.error });
  const query = useSuspenseInfiniteQuery(queryOf(hasFailed ? found : shown));
  if (!hasFailed && found !== shown) setFound(shown);
  const forget = useEffectEvent((asked: ListRequest) => forgetFailure(client, queryOf(asked).queryKey));
  // Whoever asks for the same again has it asked for again.
  useEffect(() => forget(request), [request]);

  function retry() {
    forgetFailure(client, queryOf(shown).queryKey);
    startRetry(() => setFailed(null));
  }

  return {
    results: useResults(query.data),
    more: moreOf(query),
    failure: hasFailed ? { error: failed?.error, isRetrying, retry } : null,
  };
}

function isFailure(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state?.status === 'error' && state.data === undefined;
}

function forgetFailure(client: QueryClient, queryKey: QueryKey): void {
  if (isFailure(client, queryKey)) client.removeQueries({ queryKey, exact: true, type: 'inactive' });
}
