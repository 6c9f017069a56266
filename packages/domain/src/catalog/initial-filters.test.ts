import { expect, test } from 'vitest';
import { type ListType, NO_FILTERS } from './filter-state';
import { initialFilters, type PersistedQueries } from './initial-filters';

const PERSISTED: PersistedQueries = {
  enrolled: 'term=t1&keyword=risk',
  catalog: 'collection=c1',
  public: 'keyword=ink',
};
const NOTHING: PersistedQueries = { enrolled: null, catalog: null, public: null };

test.each<[string, ListType, string, PersistedQueries, object, string]>([
  ['nothing anywhere', 'enrolled', '', NOTHING, {}, ''],
  ['only kept', 'enrolled', '', PERSISTED, { term: ['t1'] }, 'risk'],
  ['each list keeps its own', 'catalog', '', PERSISTED, { collection: ['c1'] }, ''],
  ['the URL wins as a whole', 'enrolled', 'collection=c2', PERSISTED, { collection: ['c2'] }, ''],
  ['an empty keyword in the URL wins too', 'enrolled', 'keyword=', PERSISTED, {}, ''],
  ['other keys in the URL do not count', 'enrolled', 'pdfUrl=/a.pdf', PERSISTED, { term: ['t1'] }, 'risk'],
  ['reading 33: the public list is URL only, whatever was kept', 'public', '', PERSISTED, {}, ''],
  ['reading 33: the public list by its URL', 'public', 'keyword=law', PERSISTED, {}, 'law'],
])('[5.11] reading 29: %s', (_title, listType, query, persisted, filters, keyword) => {
  expect(initialFilters(listType, new URLSearchParams(query), persisted)).toEqual({
    filters: { ...NO_FILTERS, ...filters },
    keyword,
  });
});
