import { expect, test } from 'vitest';
import { parseSearch, stringifySearch, stringifySearchAsServed } from './search-params';

test.each([
  ['nothing', '', {}],
  ['one of each', '?keyword=safety&term=t1', { keyword: 'safety', term: 't1' }],
  ['a key that repeats', '?term=t1&term=t2', { term: ['t1', 't2'] }],
  ['a category (reading 30)', '?category[c1]=a1&category[c1]=a2', { 'category[c1]': ['a1', 'a2'] }],
  ['a key alone', '?inProctoringIframe', { inProctoringIframe: '' }],
  [
    'what looks like JSON',
    '?selfRegistered=true&id=007&x=%22q%22',
    { selfRegistered: 'true', id: '007', x: '"q"' },
  ],
  ['other scripts', '?keyword=%D8%AF%D9%88%D8%B1%D8%A9', { keyword: 'دورة' }],
  ['an address', '?pdfUrl=https%3A%2F%2Fa.test%2Fb%3Fc%3Dd', { pdfUrl: 'https://a.test/b?c=d' }],
])('%s goes there and back untouched', (_name, query, search) => {
  expect(parseSearch(query)).toEqual(search);
  expect(stringifySearch(search)).toBe(query);
});

test('encoded brackets and plus signs are read too', () => {
  expect(parseSearch('?category%5Bc1%5D=a1&keyword=two+words')).toEqual({
    'category[c1]': 'a1',
    keyword: 'two words',
  });
});

test('what is absent is not written, and half a character does not break the address', () => {
  expect(stringifySearch({ term: undefined, keyword: 'a\ud800' })).toBe('?keyword=a%EF%BF%BD');
});

test.each(['?category[c1]=a 1&term=t', '?inProctoringIframe', '?keyword=two+words', '?keyword=%D8%AF&x='])(
  'the server writes %s as the platform does, so that it redirects nobody',
  (query) => {
    expect(stringifySearchAsServed(parseSearch(query))).toBe(`?${new URLSearchParams(query)}`);
  },
);
