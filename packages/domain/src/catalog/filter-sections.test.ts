import { expect, test } from 'vitest';
import { type FilterSectionOptions, filterSections, type SectionLanguage } from './filter-sections';
import type { ListType } from './filter-state';

const OPTIONS: FilterSectionOptions = {
  terms: [{ id: 't1', name: 'Spring' }],
  collections: [{ id: 'law', name: 'Law' }],
  categories: [
    { id: 'level', name: 'Level', attributes: [{ id: 'easy', name: 'Easy' }] },
    { id: 'area', name: 'Area', attributes: [{ id: 'art', name: 'Art' }] },
  ],
};
const LABELS = {
  courseProgress: 'Course progress',
  coursePriority: 'Course priority',
  term: 'Term',
  collection: 'Collection',
};
const ENGLISH: SectionLanguage = {
  labelOf: (kind) => LABELS[kind],
  compare: (one, other) => (one < other ? -1 : 1),
};

function labels(listType: ListType, options = OPTIONS, language = ENGLISH): string[] {
  return filterSections(listType, options, language).map((section) =>
    section.kind === 'category' ? section.name : LABELS[section.kind],
  );
}

test.each<[ListType, string[]]>([
  ['enrolled', ['Area', 'Collection', 'Course priority', 'Course progress', 'Level', 'Term']],
  ['catalog', ['Area', 'Collection', 'Level', 'Term']],
  ['public', ['Area', 'Collection', 'Level']],
])('[2.27] [9.12] sections of the %s list, sorted by label', (listType, expected) => {
  expect(labels(listType)).toEqual(expected);
});

test('[2.27] another language sorts differently', () => {
  const reversed: SectionLanguage = { ...ENGLISH, compare: (one, other) => (one < other ? 1 : -1) };
  expect(labels('catalog', OPTIONS, reversed)).toEqual(['Term', 'Level', 'Collection', 'Area']);
});

test('[2.27] a section without options is not shown', () => {
  const options = {
    terms: [],
    collections: [],
    categories: [{ id: 'level', name: 'Level', attributes: [] }],
  };
  expect(labels('enrolled', options)).toEqual(['Course priority', 'Course progress']);
  expect(labels('catalog', options)).toEqual([]);
});

test('[9.12] what each section offers', () => {
  expect(filterSections('enrolled', OPTIONS, ENGLISH)).toEqual([
    { kind: 'category', id: 'area', name: 'Area', options: [{ id: 'art', name: 'Art' }] },
    { kind: 'collection', options: [{ id: 'law', name: 'Law' }] },
    { kind: 'coursePriority', values: ['mandatory', 'optional'] },
    { kind: 'courseProgress', values: ['notStarted', 'inProgress', 'completed'] },
    { kind: 'category', id: 'level', name: 'Level', options: [{ id: 'easy', name: 'Easy' }] },
    { kind: 'term', options: [{ id: 't1', name: 'Spring' }] },
  ]);
});
