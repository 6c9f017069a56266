import { type FilterChoice, withChoice } from '@lantern/domain/catalog/filter-choice';
import { type FilterState, type ListType, NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import type { ListSort, ListView } from '@lantern/domain/catalog/list-sort';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRequest } from '../../../api/transport/list-query';
import { rememberList } from '../../../lib/storage/list-memory';
import { showToast } from '../../../lib/page/toasts';
import type { ListStart } from './list-start';
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
  const [seen, setSeen] = useState(start);
  // What the list writes into its address does not come back here: Back, Forward or a link brought this one, so it holds.
  if (start !== seen) {
    setSeen(start);
    setRequest(start);
  }
  const shown = useDeferredValue(request);
  useListAddress(request);
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

/** [6.6] Told once for each address, however often the list is drawn. */
function useNotice(start: ListStart): void {
  const { t } = useTranslation();
  const tell = useEffectEvent(({ noticeKey }: ListStart) => {
    if (noticeKey) showToast('info', t(noticeKey));
  });
  useEffect(() => tell(start), [start]);
}
