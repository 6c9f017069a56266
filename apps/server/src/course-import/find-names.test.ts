import { expect, test } from 'vitest';
import { testDraft } from '../../testing/course-import/test-draft';
import { withTenantSpelling } from './find-names';

const named = (name: string) => ({ id: name, name });
const NAMES = {
  collections: ['Sea', 'Air', 'AIR'].map(named),
  categories: ['Level', 'Form', 'FORM'].map(named),
  attributes: [
    { ...named('Easy'), category: 'Level' },
    { ...named('Film'), category: 'Form' },
    { ...named('film'), category: 'FORM' },
  ],
};

test.each([
  ['as the tenant has it', ['SEA'], ['Sea']],
  ['the very one where there are two', ['AIR', 'Air'], ['AIR', 'Air']],
  ['the first where neither is the very one', ['air'], ['Air']],
  ['what is new as it is said first', ['Fen', 'fen', 'sea', 'Sea'], ['Fen', 'Sea']],
])('a collection is spelled: %s', (_title, collections, expected) => {
  expect(withTenantSpelling(testDraft({ collections }), NAMES)).toMatchObject({ collections: expected });
});

test.each([
  ['as the tenant has it', { LEVEL: ['easy'] }, { Level: ['Easy'] }],
  [
    'a category said in two ways is one',
    { level: ['easy'], LEVEL: ['Hard', 'HARD'] },
    { Level: ['Easy', 'Hard'] },
  ],
  [
    'of two categories each keeps its own',
    { FORM: ['FILM'], Form: ['FILM'] },
    { FORM: ['film'], Form: ['Film'] },
  ],
  ['a new category', { mood: ['Glad'], Mood: ['glad', 'Calm'] }, { mood: ['Glad', 'Calm'] }],
])('a filter is spelled: %s', (_title, filters: Record<string, string[]>, expected) => {
  expect(withTenantSpelling(testDraft({ filters }), NAMES).filters).toEqual(expected);
});
