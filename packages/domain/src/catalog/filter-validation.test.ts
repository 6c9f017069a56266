import { expect, test } from 'vitest';
import { NO_TERM_ID } from '../limits';
import { type ListType, NO_FILTERS, type RequestedFilters } from './filter-state';
import { isFilterOfList, validateFilters } from './filter-validation';

const OPTIONS = {
  collections: [{ id: 'c1' }, { id: 'uncategorized' }],
  terms: [{ id: 't1' }, { id: 't2' }],
  categories: [
    { id: 'level', attributes: [{ id: 'easy' }, { id: 'hard' }] },
    { id: 'topic', attributes: [{ id: 'law' }] },
  ],
};
const NOTICE = 'coursesFilterDrawer.filtersUnavailable';

// asked → kept, notice; in the enrolled list, which has every filter
test.each<[Partial<RequestedFilters>, Partial<RequestedFilters>, string | null]>([
  [{}, {}, null],
  [
    { courseProgress: ['notStarted', 'inProgress', 'completed'] },
    { courseProgress: ['notStarted', 'inProgress', 'completed'] },
    null,
  ],
  [{ courseProgress: ['completed', 'lost'] }, { courseProgress: ['completed'] }, NOTICE],
  [{ courseProgress: ['Completed'] }, {}, NOTICE],
  [{ coursePriority: ['mandatory', 'optional'] }, { coursePriority: ['mandatory', 'optional'] }, null],
  [{ coursePriority: ['urgent'] }, {}, NOTICE],
  [{ term: ['t2', 't1'] }, { term: ['t2', 't1'] }, null],
  [{ term: ['t1', 't9'] }, { term: ['t1'] }, NOTICE],
  [{ term: [NO_TERM_ID] }, { term: [NO_TERM_ID] }, null],
  [{ collection: ['c1', 'uncategorized'] }, { collection: ['c1', 'uncategorized'] }, null],
  [{ collection: ['c9'] }, {}, NOTICE],
  [{ category: { level: ['hard', 'easy'] } }, { category: { level: ['hard', 'easy'] } }, null],
  [{ category: { level: ['easy', 'law'] } }, { category: { level: ['easy'] } }, NOTICE],
  [{ category: { level: ['law'], topic: ['law'] } }, { category: { topic: ['law'] } }, NOTICE],
  [{ category: { nothing: ['easy'] } }, {}, NOTICE],
])('[5.11] asked for %j, %j is kept, notice %s', (asked, kept, noticeKey) => {
  expect(validateFilters({ ...NO_FILTERS, ...asked }, 'enrolled', OPTIONS)).toEqual({
    filters: { ...NO_FILTERS, ...kept },
    noticeKey,
  });
});

// list → progress, priority, term
test.each<[ListType, boolean, boolean, boolean]>([
  ['enrolled', true, true, true],
  ['catalog', false, false, true],
  ['public', false, false, false],
])('[2.27] [6.6] in the %s list: progress %s, priority %s, term %s', (listType, progress, priority, term) => {
  expect(isFilterOfList(listType, 'courseProgress')).toBe(progress);
  expect(isFilterOfList(listType, 'coursePriority')).toBe(priority);
  expect(isFilterOfList(listType, 'term')).toBe(term);
});

test.each<[ListType, Partial<RequestedFilters>, string | null]>([
  ['enrolled', { courseProgress: ['completed'] }, null],
  ['catalog', { courseProgress: ['completed'] }, NOTICE],
  ['public', { courseProgress: ['completed'] }, NOTICE],
  ['enrolled', { coursePriority: ['optional'] }, null],
  ['catalog', { coursePriority: ['optional'] }, NOTICE],
  ['catalog', { term: ['t1'] }, null],
  ['public', { term: ['t1'] }, NOTICE],
  ['public', { collection: ['c1'] }, null],
  ['public', { category: { topic: ['law'] } }, null],
])('[6.6] [5.11] the %s list asked for %j: notice %s', (listType, asked, noticeKey) => {
  const { filters, noticeKey: shown } = validateFilters({ ...NO_FILTERS, ...asked }, listType, OPTIONS);
  expect(shown).toBe(noticeKey);
  expect(filters).toEqual(noticeKey ? NO_FILTERS : { ...NO_FILTERS, ...asked });
});
