import type { ListType } from '@lantern/domain/catalog/filter-state';
import type { ListView } from '@lantern/domain/catalog/list-sort';
import { type Dispatch, useDeferredValue, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRequest } from '../../../api/transport/list-query';
import { showToast } from '../../../lib/page/toasts';
import { rememberList } from '../../../lib/storage/list-memory';
import { type ListAction, listReducer } from './list-reducer';
import type { ListStart } from './list-start';
import { addressOf, useListAddress } from './use-list-address';

export type ListState = {
  list: ListType;
  /** What is asked for now. */
  request: ListRequest;
  /** What is shown until that has come. */
  shown: ListRequest;
  view: ListView;
  dispatch: Dispatch<ListAction>;
};

/** [3.24] What is asked of one list: begun by the address, stored in it and in the browser's memory. */
export function useListState(list: ListType, start: ListStart, userId: string | null): ListState {
  const [{ request, view }, dispatch] = useReducer(listReducer, { request: start, view: start.view });
  const [seen, setSeen] = useState(start);
  // What the list writes into its address does not come back here: Back, Forward or a link brought this one, so it holds.
  if (start !== seen) {
    setSeen(start);
    dispatch({ kind: 'restart', request: start });
  }
  const shown = useDeferredValue(request);
  useListAddress(list, request);
  useNotice(start);
  useEffect(() => {
    rememberList(list, { query: addressOf(request).slice(1), sort: request.sort, view }, userId);
  }, [list, request, view, userId]);
  return { list, request, shown, view, dispatch };
}

/** [6.6] Once for each address, however often the list is drawn. */
function useNotice(start: ListStart): void {
  const { t } = useTranslation();
  const tell = useEffectEvent(({ noticeKey }: ListStart) => {
    if (noticeKey) showToast('info', t(noticeKey));
  });
  useEffect(() => tell(start), [start]);
}
