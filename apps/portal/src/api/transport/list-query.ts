import type { Filter, FilterValue, Sort } from '@lantern/contract/list-query';
import type { FilterState } from '@lantern/domain/catalog/filter-state';
import type { ListSort } from '@lantern/domain/catalog/list-sort';
import { requestedSearch } from '@lantern/domain/catalog/search-text';
import type { MemberList } from '../courses/catalog';
import type { CourseListQuery } from '../courses/courses';
import type { OpenCatalogQuery } from '../courses/open-catalog';

/** What the learner asks of a list. */
export type ListRequest = { filters: FilterState; keyword: string; sort: ListSort };

/** Those without a date, or of unknown length, last: null is less than every value. */
const SORTS: Record<ListSort, Sort | null> = {
  // The list's own order.
  dueFirst: null,
  dueDate: [{ selector: 'hasDueDate', desc: true }, { selector: 'dueDate' }],
  name: [{ selector: 'objective.name' }],
  newest: [{ selector: 'objective.added', desc: true }],
  popular: [{ selector: 'objective.learnerCount', desc: true }],
  shortest: [{ selector: 'objective.hasDuration', desc: true }, { selector: 'objective.activity.duration' }],
};

const MEMBER_TEXTS = ['objective.code', 'objective.name', 'objective.description'];
const PUBLIC_TEXTS = ['code', 'name', 'description'];

/** [5.12] [5.13] [7.2] The request in the words of the call. */
export function memberListQuery(list: MemberList, { filters, keyword, sort }: ListRequest): CourseListQuery {
  const { courseProgress, coursePriority, term } = filters;
  const filter = allOf([
    anyOf('termId', term),
    anyOf('courseProgress', courseProgress),
    anyOf(
      'isMandatory',
      coursePriority.map((priority) => priority === 'mandatory'),
    ),
    contains(MEMBER_TEXTS, keyword),
  ]);
  const order = SORTS[sort];
  return { list, ...(order && { sort: order }), ...(filter && { filter }), ...arrangement(filters) };
}

/** [7.25] Sorted by name ascending unless asked otherwise, as the specification says. */
export function publicListQuery(domain: string, { filters, keyword, sort }: ListRequest): OpenCatalogQuery {
  const filter = contains(PUBLIC_TEXTS, keyword);
  // The same fields, of courses alone.
  const order = SORTS[sort]?.map((key) => ({ ...key, selector: key.selector.replace('objective.', '') }));
  return { domain, ...(order && { sort: order }), ...(filter && { filter }), ...arrangement(filters) };
}

function arrangement({ collection, category }: FilterState) {
  const filterAttribute = Object.values(category).flat();
  return {
    ...(collection.length > 0 && { showcase: [...collection] }),
    ...(filterAttribute.length > 0 && { filterAttribute }),
  };
}

function contains(fields: string[], keyword: string): Filter | null {
  const text = requestedSearch(keyword);
  if (text === '') return null;
  return joined(
    'or',
    fields.map((field): Filter => [field, 'contains', text]),
  );
}

/** Nothing chosen restricts nothing. */
function anyOf(field: string, values: readonly FilterValue[]): Filter | null {
  return joined(
    'or',
    values.map((value): Filter => [field, '=', value]),
  );
}

function allOf(filters: Array<Filter | null>): Filter | null {
  return joined(
    'and',
    filters.filter((filter) => filter !== null),
  );
}

function joined(word: 'and' | 'or', filters: Filter[]): Filter | null {
  if (filters.length <= 1) return filters[0] ?? null;
  return filters.flatMap((filter, index) => (index === 0 ? [filter] : [word, filter]));
}
