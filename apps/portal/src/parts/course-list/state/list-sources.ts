import type { ListType } from '@lantern/domain/catalog/filter-state';
import { filterCategoriesQuery, showcasesQuery, termsQuery } from '../../../api/courses/catalog';
import {
  openCatalogFilterCategoriesQuery,
  openCatalogShowcasesQuery,
} from '../../../api/courses/open-catalog';

/** [7.23]–[7.25] Where a list learns what it can be filtered by. The public list has no terms. */
export function listSources(list: ListType, origin: string) {
  if (list !== 'public') {
    return { showcases: showcasesQuery(list), categories: filterCategoriesQuery(list), terms: termsQuery() };
  }
  const domain = domainOf(origin);
  return {
    showcases: openCatalogShowcasesQuery(domain),
    categories: openCatalogFilterCategoriesQuery(domain),
    terms: null,
  };
}

export type ListSources = ReturnType<typeof listSources>;

/** Reading 59: the host's name. */
export function domainOf(origin: string): string {
  return new URL(origin).hostname;
}
