import { assert, constantFrom, dictionary, property, record, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { COURSE_PRIORITIES, COURSE_PROGRESSES } from '../vocabulary';
import { filterQuery, hasFilterKeys, parseFilterQuery } from './filter-query';
import { type FilterState, NO_FILTERS } from './filter-state';

const EVERYTHING: FilterState = {
  courseProgress: ['notStarted', 'completed'],
  coursePriority: ['mandatory'],
  term: ['t1', 't2'],
  collection: ['c1'],
  category: { level: ['a', 'b'], topic: ['x'] },
};
const EVERYTHING_QUERY =
  'collection=c1&term=t1&term=t2&courseProgress=notStarted&courseProgress=completed&coursePriority=mandatory' +
  '&category[level]=a&category[level]=b&category[topic]=x&keyword=risk';

test('[5.11] [3.24] reading 30: the state in its URL form', () => {
  const query = filterQuery(EVERYTHING, 'risk').toString();
  expect(decodeURIComponent(query)).toBe(EVERYTHING_QUERY);
  expect(filterQuery(NO_FILTERS, '').toString()).toBe('');
});

test('[5.11] reading 30: the URL form read back', () => {
  expect(parseFilterQuery(new URLSearchParams(EVERYTHING_QUERY))).toEqual({
    filters: EVERYTHING,
    keyword: 'risk',
  });
});

test.each<[string, object]>([
  ['', {}],
  ['term=t1&term=t1', { term: ['t1'] }],
  ['term=&term=t1', { term: ['t1'] }],
  ['term=', {}],
  ['category[level]=', {}],
  ['category[level]=a&category[level]=a', { category: { level: ['a'] } }],
  ['category[a]b]=x', { category: { 'a]b': ['x'] } }],
  ['category=a&category[]=b&xcategory[c]=d&category[c]x=d', {}],
  ['unknown=1&Term=t1', {}],
  ['courseProgress=nonsense', { courseProgress: ['nonsense'] }],
])('[5.11] the query %j asks for %j', (query, differs) => {
  expect(parseFilterQuery(new URLSearchParams(query))).toEqual({
    filters: { ...NO_FILTERS, ...differs },
    keyword: '',
  });
});

test('[5.11] reading 31: reserved keys pass, old filters and unknown keys are dropped', () => {
  const reserved =
    'pdfUrl=/a.pdf&objectiveId=o&occflow=startTheCourse&selfRegistered=1&viewType=REVIEW' +
    '&activityId=a&activityPathId=p&inProctoringIframe=';
  const current = new URLSearchParams(`${reserved}&utm_source=mail&term=old&keyword=old&category[x]=old`);
  const query = filterQuery({ ...NO_FILTERS, term: ['new'] }, '', current);
  expect(decodeURIComponent(query.toString())).toBe(`${reserved}&term=new`);
});

test.each([
  ['', false],
  ['pdfUrl=/a.pdf&unknown=1', false],
  ['category=a', false],
  ['collection=c', true],
  ['term=t', true],
  ['courseProgress=completed', true],
  ['coursePriority=optional', true],
  ['keyword=', true],
  ['sort=popular', true],
  ['category[level]=a', true],
])('[5.11] reading 29: the query %j speaks of filters: %s', (query, speaks) => {
  expect(hasFilterKeys(new URLSearchParams(query))).toBe(speaks);
});

const ids = uniqueArray(string({ minLength: 1, unit: 'grapheme' }), { maxLength: 4 });
const anyFilters = record({
  courseProgress: uniqueArray(constantFrom(...COURSE_PROGRESSES)),
  coursePriority: uniqueArray(constantFrom(...COURSE_PRIORITIES)),
  term: ids,
  collection: ids,
  category: dictionary(
    string({ minLength: 1, unit: 'grapheme-ascii' }),
    uniqueArray(string({ minLength: 1 }), { minLength: 1, maxLength: 3 }),
    { maxKeys: 3 },
  ),
});

test('[5.11] filters to URL to filters is the identity', () => {
  assert(
    property(anyFilters, string({ unit: 'grapheme' }), (filters, keyword) => {
      const search = new URLSearchParams(filterQuery(filters, keyword).toString());
      expect(parseFilterQuery(search)).toEqual({ filters, keyword });
    }),
  );
});
