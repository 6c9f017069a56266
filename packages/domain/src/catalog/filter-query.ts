import type { FilterState, RequestedFilters } from './filter-state';

export type FilterRequest = { filters: RequestedFilters; keyword: string };

const PLAIN_KEYS = ['collection', 'term', 'courseProgress', 'coursePriority'] as const;
const CATEGORY_KEY = /^category\[(.+)\]$/;

/** Reading 31: keys that belong to other screens and rules; a filter never drops them. */
const RESERVED_KEYS: readonly string[] = [
  'pdfUrl',
  'objectiveId',
  'occflow',
  'selfRegistered',
  'viewType',
  'activityId',
  'activityPathId',
  'inProctoringIframe',
];

/** [5.11] Reading 30: `category[<id>]=<attribute>`, the others by plain keys, all repeatable. */
export function parseFilterQuery(search: URLSearchParams): FilterRequest {
  const values = (key: string) => [...new Set(search.getAll(key))].filter((value) => value !== '');
  const categories = [...new Set(search.keys())].flatMap((key) => {
    const id = CATEGORY_KEY.exec(key)?.[1];
    const chosen = values(key);
    return id && chosen.length > 0 ? [[id, chosen] as const] : [];
  });
  return {
    filters: {
      courseProgress: values('courseProgress'),
      coursePriority: values('coursePriority'),
      term: values('term'),
      collection: values('collection'),
      category: Object.fromEntries(categories),
    },
    keyword: search.get('keyword') ?? '',
  };
}

/** [5.11] The query of a list with these filters: what the old one reserved stays, what it does not know is dropped. */
export function filterQuery(
  filters: FilterState,
  keyword: string,
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams([...current].filter(([key]) => RESERVED_KEYS.includes(key)));
  for (const key of PLAIN_KEYS) {
    for (const value of filters[key]) query.append(key, value);
  }
  for (const [id, attributes] of Object.entries(filters.category)) {
    for (const attribute of attributes) query.append(`category[${id}]`, attribute);
  }
  if (keyword !== '') query.append('keyword', keyword);
  return query;
}

/** [5.11] Reading 29: does this URL say anything about the filters, the search or the order? */
export function hasFilterKeys(search: URLSearchParams): boolean {
  const filterKeys: readonly string[] = [...PLAIN_KEYS, 'keyword', 'sort'];
  return [...search.keys()].some((key) => filterKeys.includes(key) || CATEGORY_KEY.test(key));
}
