import { filterQuery } from '@lantern/domain/catalog/filter-query';
import type { ListType } from '@lantern/domain/catalog/filter-state';
import { sortsOf } from '@lantern/domain/catalog/list-sort';
import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ListRequest } from '../../../api/transport/list-query';
import { parseSearch, stringifySearch } from '../../../lib/page/search-params';
import { whileWriting } from './list-history';

/** The filters and the search of a list as its address writes them. */
export function addressOf({ filters, keyword }: Pick<ListRequest, 'filters' | 'keyword'>): string {
  return stringifySearch(parseSearch(filterQuery(filters, keyword).toString()));
}

/** [5.11] Reading 29: once shown, the list writes its filters and its order into the address, never as a new step of the history. */
export function useListAddress(list: ListType, { filters, keyword, sort }: ListRequest): void {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });

  // Only where the list changes: whoever goes back has another address before the list has followed it.
  useEffect(() => {
    const { pathname: goingTo, searchStr } = router.latestLocation;
    if (goingTo !== pathname) return;
    const query = filterQuery(filters, keyword, new URLSearchParams(searchStr));
    if (sort !== sortsOf(list)[0]) query.set('sort', sort);
    const search = parseSearch(query.toString());
    const written = stringifySearch(search);
    if (written === searchStr) return;
    void whileWriting(written, () =>
      router.navigate({ to: '.', search, hash: true, state: true, ...IN_PLACE }),
    );
  }, [router, pathname, list, filters, keyword, sort]);
}

const IN_PLACE = { replace: true, resetScroll: false, ignoreBlocker: true } as const;
