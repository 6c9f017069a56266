import { filterQuery } from '@lantern/domain/catalog/filter-query';
import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ListRequest } from '../../api/transport/list-query';
import { rewriteQuery } from '../../lib/page/rewrite-query';
import { parseSearch, stringifySearch } from '../../lib/page/search-params';
import { settleEntry } from './settled-entries';

/** The filters and the search of a list as its address writes them. */
export function addressOf({ filters, keyword }: Pick<ListRequest, 'filters' | 'keyword'>): string {
  return stringifySearch(parseSearch(filterQuery(filters, keyword).toString()));
}

/** [5.11] Reading 29: once shown, the list writes its filters into the address, never as a new step of the history. */
export function useListAddress({ filters, keyword }: ListRequest): void {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const here = useMatch({ strict: false, select: (match) => stringifySearch(match.search) });

  useEffect(() => {
    const { pathname: goingTo, searchStr, state } = router.latestLocation;
    if (goingTo !== pathname) return;
    settleEntry(state);
    const written = stringifySearch(
      parseSearch(filterQuery(filters, keyword, new URLSearchParams(here)).toString()),
    );
    if (written !== searchStr) rewriteQuery(router, written);
  }, [router, pathname, here, filters, keyword]);
}
