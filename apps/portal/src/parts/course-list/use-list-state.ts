import { type FilterChoice, withChoice } from '@lantern/domain/catalog/filter-choice';
import { type FilterState, type ListType, NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import type { ListSort, ListView } from '@lantern/domain/catalog/list-sort';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRequest } from '../../api/list-query';
import { rememberList } from '../../lib/list-memory';
import { showToast } from '../../lib/toasts';
import type { ListStart } from './list-start';
import { noteOwnStart } from './own-starts';
import { addressOf, useListAddress } from './use-list-address';

export type ListState = {
  list: ListType;
  /** What is asked for now. */
  request: ListRequest;
  /** What is shown until that has come. */
  shown: ListRequest;
  view: ListView;
  choose: (choice: FilterChoice, chosen: boolean) => void;
  clearCollections: () => void;
  clearFilters: () => void;
  search: (keyword: string) => void;
  sortBy: (sort: ListSort) => void;
  viewAs: (view: ListView) => void;
};

/** [3.24] The wishes of one list: begun by the address, kept in it and in the browser's memory. */
export function useListState(list: ListType, start: ListStart, userId: string | null): ListState {
  const [request, setRequest] = useState<ListRequest>(start);
  const [view, setView] = useState(start.view);
  const noteAddress = useForeignStart(start, request, setRequest);
  const shown = useDeferredValue(request);
  useListAddress(request, (searchStr) => {
    noteAddress(addressOf(request));
    noteOwnStart(list, searchStr, { ...request, view, noticeKey: null });
  });
  useNotice(start);
  useEffect(() => {
    rememberList(list, { query: addressOf(request).slice(1), sort: request.sort, view }, userId);
  }, [list, request, view, userId]);

  const change = (differs: Partial<ListRequest>) => setRequest((current) => ({ ...current, ...differs }));
  const filter = (next: (filters: FilterState) => FilterState) =>
    setRequest((current) => ({ ...current, filters: next(current.filters) }));
  return {
    list,
    request,
    shown,
    view,
    choose: (choice, chosen) => filter((filters) => withChoice(filters, choice, chosen)),
    clearCollections: () => filter((filters) => ({ ...filters, collection: [] })),
    clearFilters: () => filter(() => NO_FILTERS),
    search: (keyword) => change({ keyword }),
    sortBy: (sort) => change({ sort }),
    viewAs: setView,
  };
}

/** Back, Forward or a link may bring another wish than the ones the list wrote itself: then that one holds. */
function useForeignStart(start: ListStart, request: ListRequest, adopt: (request: ListRequest) => void) {
  const [seen, setSeen] = useState(start);
  const [written] = useState(() => new Set<string>());
  if (start !== seen) {
    setSeen(start);
    if (!written.has(addressOf(start))) adopt(start);
  }
  const hasArrived = addressOf(start) === addressOf(request);
  useEffect(() => {
    if (hasArrived) written.clear();
  }, [hasArrived, written]);
  return useCallback((address: string) => void written.add(address), [written]);
}

/** [6.6] Told once, however often the list is drawn. */
function useNotice({ noticeKey }: ListStart): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (noticeKey) showToast('info', t(noticeKey));
  }, [noticeKey, t]);
}
