import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { filterCategoriesQuery, showcasesQuery, termsQuery } from '../../../api/courses/catalog';
import { parseListMemories } from '../../../lib/storage/list-memory';
import { listSources } from './list-sources';
import { listStart } from './list-start';

const KEPT = JSON.stringify({
  user: 'ada',
  enrolled: { query: 'keyword=ink&collection=c1', sort: 'dueDate', view: 'list' },
});

/** The server has answered what may be asked; an answer that is missing would be a call that was not needed. */
function answered(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(showcasesQuery('enrolled').queryKey, [{ id: 'c1' }] as never);
  client.setQueryData(termsQuery().queryKey, [{ id: 't1', name: 'Autumn' }]);
  client.setQueryData(filterCategoriesQuery('enrolled').queryKey, [
    { id: 'level', name: 'Level', attributes: [{ id: 'a', name: 'A', objectivesCount: 1 }] },
  ]);
  return client;
}

async function startAt(query: string, { isReturn = false, client = answered() } = {}) {
  const visit = { query: new URLSearchParams(query), isReturn, memories: parseListMemories(KEPT, 'ada') };
  const sources = listSources('enrolled', 'https://learn.test');
  const { filters, ...start } = await listStart('enrolled', visit, { client, sources });
  return { ...start, collection: filters.collection, term: filters.term, category: filters.category };
}

const NOTHING = { collection: [], term: [], category: {} };

test.each([
  ['an address without filters: what was kept', '', false, { keyword: 'ink', collection: ['c1'] }],
  ['an address with a filter: that one', 'term=t1', false, { keyword: '', ...NOTHING, term: ['t1'] }],
  ['an address with a search', 'keyword=%20Sand', false, { keyword: 'sand', ...NOTHING }],
  ['a bare address that Back or Forward led to', '', true, { keyword: '', ...NOTHING }],
  ['an attribute', 'category[level]=a', false, { category: { level: ['a'] }, noticeKey: null }],
])('reading 29: %s', async (_name, query, isReturn, start) => {
  expect(await startAt(query, { isReturn })).toMatchObject(start);
});

test.each(['collection=c9', 'term=t9', 'category[level]=z', 'category[none]=a', 'courseProgress=never'])(
  '[5.11] [6.6] %s is not granted, and the learner is told',
  async (query) => {
    expect(await startAt(query)).toMatchObject({
      ...NOTHING,
      noticeKey: 'coursesFilterDrawer.filtersUnavailable',
    });
  },
);

test('the order and the view are those that were left', async () => {
  expect(await startAt('')).toMatchObject({ sort: 'dueDate', view: 'list', noticeKey: null });
});

test('a request without ids is checked without a call', async () => {
  expect(await startAt('courseProgress=completed', { client: new QueryClient() })).toMatchObject(NOTHING);
});
