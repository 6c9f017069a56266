import { afterEach, expect, test } from 'vitest';
import { currentListMemories, parseListMemories, persistedQueries, rememberList } from './list-memory';
import { writeChoiceCookie } from './storage';

afterEach(() => writeChoiceCookie('lists', null));

const FRESH = { query: null, sort: 'name', view: 'cards' };

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['JSON of another kind', '7'],
  ['a list of another kind', '{"user":"ada","enrolled":3}'],
  ['unknown words', '{"user":"ada","enrolled":{"query":7,"sort":"colour","view":"cube"}}'],
])('a cookie that holds %s is as good as none', (_name, cookie) => {
  const { enrolled, catalog } = parseListMemories(cookie, 'ada');
  expect(enrolled).toEqual({ query: null, sort: 'dueFirst', view: 'cards' });
  expect(catalog).toEqual(FRESH);
});

test('[3.23] what one list remembers, the other does not', () => {
  rememberList('enrolled', { query: 'keyword=ink', sort: 'dueDate', view: 'list' }, 'ada');
  rememberList('catalog', { query: 'term=t1', sort: 'name', view: 'cards' }, 'ada');
  const memories = currentListMemories(null, 'ada');
  expect(memories.enrolled).toEqual({ query: 'keyword=ink', sort: 'dueDate', view: 'list' });
  expect(persistedQueries(memories)).toEqual({ catalog: 'term=t1', enrolled: 'keyword=ink', public: null });
});

test('another person at the same browser finds the views, not the filters', () => {
  rememberList('enrolled', { query: 'keyword=ink', sort: 'dueDate', view: 'list' }, 'ada');
  expect(currentListMemories(null, 'lin').enrolled).toEqual({ query: null, sort: 'dueDate', view: 'list' });
});

test('reading 33: of the public list only the view is kept', () => {
  rememberList('public', { query: 'keyword=ink', sort: 'name', view: 'list' }, null);
  expect(currentListMemories(null, null).public).toEqual({ query: null, sort: 'name', view: 'list' });
});

test('[3.24] a look at the public list, signed in or not, leaves the filters of the others as they were', () => {
  rememberList('enrolled', { query: 'keyword=ink', sort: 'dueDate', view: 'list' }, 'ada');
  rememberList('public', { query: 'keyword=sand', sort: 'name', view: 'list' }, null);
  const memories = currentListMemories(null, 'ada');
  expect(memories.enrolled).toEqual({ query: 'keyword=ink', sort: 'dueDate', view: 'list' });
  expect(memories.public).toEqual({ query: null, sort: 'name', view: 'list' });
  expect(currentListMemories(null, 'lin').enrolled.query).toBeNull();
});

test('filters too long for a cookie are forgotten, the rest is kept', () => {
  rememberList('enrolled', { query: `keyword=${'x'.repeat(10_000)}`, sort: 'name', view: 'list' }, 'ada');
  expect(currentListMemories(null, 'ada').enrolled).toEqual({ query: null, sort: 'name', view: 'list' });
});
