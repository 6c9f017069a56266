import type { CourseCount } from '@lantern/contract/catalog/get-course-counts';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { expect, test } from 'vitest';
import { createI18n } from '../../lib/format/i18n';
import { showcase } from '../../testing/list-server';
import { drawerSections } from './filter-options';

const OPTIONS = {
  collections: [
    showcase({ id: '0c000000-0000-4000-8000-000000000001', name: 'Safety', objectivesCount: 4 }),
    showcase({ id: 'uncategorized', name: '', objectivesCount: 0 }),
  ],
  terms: [{ id: '0c000000-0000-4000-8000-00000000000a', name: 'Autumn 2026' }],
  categories: [
    {
      id: '0c000000-0000-4000-8000-00000000000b',
      name: 'Level',
      attributes: [{ id: '0c000000-0000-4000-8000-00000000000c', name: 'Beginner', objectivesCount: 7 }],
    },
  ],
};

async function sectionsOf(
  list: 'enrolled' | 'catalog' | 'public',
  locale: 'en-US' | 'ar' = 'en-US',
  counts?: readonly CourseCount[],
) {
  const { t } = await createI18n(locale);
  return drawerSections(
    list,
    { ...OPTIONS, ...(counts && { counts }) },
    { t, compare: new Intl.Collator(locale).compare },
  );
}

test.each([
  ['enrolled', ['Collection', 'Course priority', 'Course progress', 'Level', 'Term']],
  ['catalog', ['Collection', 'Level', 'Term']],
  ['public', ['Collection', 'Level']],
] as const)('[2.27] [9.12] the sections of the %s list, by label', async (list, labels) => {
  expect((await sectionsOf(list)).map(({ label }) => label)).toEqual(labels);
});

test('[2.27] in another language the order is another', async () => {
  const labels = (await sectionsOf('enrolled', 'ar')).map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('ar').compare));
  expect(labels).toContain('المجموعة');
});

test('[9.12] [3.17] no term and no collection have names of ours; counts stand where they are known', async () => {
  const sections = await sectionsOf('enrolled');
  const options = (label: string) => sections.find((section) => section.label === label)?.options;
  expect(options('Term')?.map(({ name, choice }) => [name, choice.id])).toEqual([
    ['Autumn 2026', '0c000000-0000-4000-8000-00000000000a'],
    ['No term', NO_TERM_ID],
  ]);
  expect(options('Collection')?.map(({ name, count }) => [name, count])).toEqual([
    ['Safety', 4],
    ['Uncategorized', 0],
  ]);
  expect(options('Level')?.[0]?.count).toBe(7);
  expect(options('Course progress')?.[0]).toEqual({
    choice: { kind: 'courseProgress', id: 'notStarted' },
    name: 'Not started',
  });
});

test('[2.27] where the courses were counted, an option that no course has says so', async () => {
  const counts = [
    { kind: 'courseProgress', id: 'inProgress', objectivesCount: 4 },
    { kind: 'coursePriority', id: 'mandatory', objectivesCount: 3 },
    { kind: 'term', id: NO_TERM_ID, objectivesCount: 2 },
  ] as const;
  const sections = await sectionsOf('enrolled', 'en-US', counts);
  const countsOf = (label: string) =>
    sections.find((section) => section.label === label)?.options.map(({ name, count }) => [name, count]);
  expect(countsOf('Course progress')).toEqual([
    ['Not started', 0],
    ['In progress', 4],
    ['Completed', 0],
  ]);
  expect(countsOf('Course priority')).toEqual([
    ['Mandatory', 3],
    ['Optional', 0],
  ]);
  expect(countsOf('Term')).toEqual([
    ['Autumn 2026', 0],
    ['No term', 2],
  ]);
});
