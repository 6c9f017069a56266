import { expect, test } from 'vitest';
import { NO_TERM_ID } from '../limits';
import { type EnrolledListedCourse, matchesEnrolledFilters, matchesFilters } from './filter-match';
import { type FilterState, NO_FILTERS } from './filter-state';

function course(differs: Partial<EnrolledListedCourse> = {}): EnrolledListedCourse {
  return {
    termId: 't1',
    showcases: [{ id: 'law' }],
    filterAttributes: [
      { id: 'easy', category: { id: 'level' } },
      { id: 'short', category: { id: 'length' } },
    ],
    courseProgress: 'inProgress',
    isMandatory: true,
    ...differs,
  };
}

test.each<[string, Partial<EnrolledListedCourse>, Partial<FilterState>, boolean]>([
  ['no filter', {}, {}, true],
  ['its term', {}, { term: ['t2', 't1'] }, true],
  ['another term', {}, { term: ['t2'] }, false],
  ['[9.12] no term', { termId: null }, { term: [NO_TERM_ID] }, true],
  ['[9.12] the empty guid is no term', { termId: NO_TERM_ID }, { term: [NO_TERM_ID] }, true],
  ['[9.12] a term is not no term', {}, { term: [NO_TERM_ID] }, false],
  ['no term, a term is asked', { termId: null }, { term: ['t1'] }, false],
  ['its collection', {}, { collection: ['art', 'law'] }, true],
  ['another collection', {}, { collection: ['art'] }, false],
  ['uncategorized', { showcases: [] }, { collection: ['uncategorized'] }, true],
  ['one attribute of a category', {}, { category: { level: ['hard', 'easy'] } }, true],
  ['no attribute of a category', {}, { category: { level: ['hard'] } }, false],
  ['the attribute in another category', {}, { category: { length: ['easy'] } }, false],
  ['both categories', {}, { category: { level: ['easy'], length: ['short'] } }, true],
  ['one category of two', {}, { category: { level: ['easy'], length: ['long'] } }, false],
  ['an emptied category', {}, { category: { level: [] } }, true],
  ['term fits, collection does not', {}, { term: ['t1'], collection: ['art'] }, false],
  ['collection fits, term does not', {}, { term: ['t2'], collection: ['law'] }, false],
])('[5.13] %s', (_title, differs, chosen, matches) => {
  const filters = { ...NO_FILTERS, ...chosen };
  expect(matchesFilters(course(differs), filters)).toBe(matches);
  expect(matchesEnrolledFilters(course(differs), filters)).toBe(matches);
});

test.each<[string, Partial<EnrolledListedCourse>, Partial<FilterState>, boolean]>([
  ['its progress', {}, { courseProgress: ['completed', 'inProgress'] }, true],
  ['another progress', {}, { courseProgress: ['completed'] }, false],
  ['mandatory', {}, { coursePriority: ['mandatory'] }, true],
  ['not mandatory', { isMandatory: false }, { coursePriority: ['mandatory'] }, false],
  ['optional', { isMandatory: false }, { coursePriority: ['optional'] }, true],
  ['not optional', {}, { coursePriority: ['optional'] }, false],
  ['both priorities', {}, { coursePriority: ['mandatory', 'optional'] }, true],
])('[5.13] [4.7] enrolled, %s; the other lists do not ask', (_title, differs, chosen, matches) => {
  const filters = { ...NO_FILTERS, ...chosen };
  expect(matchesEnrolledFilters(course(differs), filters)).toBe(matches);
  expect(matchesFilters(course(differs), filters)).toBe(true);
});
