import { expect, test } from 'vitest';
import { choicesOf, type FilterChoice, isChosen, withChoice } from './filter-choice';
import { type FilterState, NO_FILTERS } from './filter-state';

function filters(differs: Partial<FilterState> = {}): FilterState {
  return { ...NO_FILTERS, ...differs };
}

test.each<[string, FilterChoice, Partial<FilterState>]>([
  ['a progress', { kind: 'courseProgress', id: 'completed' }, { courseProgress: ['completed'] }],
  ['a priority', { kind: 'coursePriority', id: 'optional' }, { coursePriority: ['optional'] }],
  ['a term', { kind: 'term', id: 't1' }, { term: ['t1'] }],
  ['a collection', { kind: 'collection', id: 'c1' }, { collection: ['c1'] }],
  ['an attribute', { kind: 'category', categoryId: 'level', id: 'a' }, { category: { level: ['a'] } }],
])('[3.24] choosing %s and taking it back', (_name, choice, expected) => {
  const chosen = withChoice(filters(), choice, true);
  expect(chosen).toEqual(filters(expected));
  expect(isChosen(chosen, choice)).toBe(true);
  expect(choicesOf(chosen)).toEqual([choice]);
  expect(withChoice(chosen, choice, false)).toEqual(filters());
});

test('[3.24] a choice joins the others of its kind and leaves every other kind alone', () => {
  const before = filters({ term: ['t1'], category: { level: ['a'], topic: ['x'] } });
  const after = withChoice(before, { kind: 'category', categoryId: 'level', id: 'b' }, true);
  expect(after).toEqual(filters({ term: ['t1'], category: { level: ['a', 'b'], topic: ['x'] } }));
});

test('[3.24] the choices of one vocabulary keep its order, whatever was pressed first', () => {
  const first = withChoice(filters(), { kind: 'courseProgress', id: 'completed' }, true);
  const second = withChoice(first, { kind: 'courseProgress', id: 'notStarted' }, true);
  expect(second.courseProgress).toEqual(['notStarted', 'completed']);
});

test('[3.24] choosing what is chosen, and taking back what is not, changes nothing', () => {
  const before = filters({ collection: ['c1'] });
  expect(withChoice(before, { kind: 'collection', id: 'c1' }, true)).toBe(before);
  expect(withChoice(before, { kind: 'collection', id: 'c2' }, false)).toBe(before);
  expect(withChoice(before, { kind: 'category', categoryId: 'none', id: 'x' }, false)).toBe(before);
});

test('[2.26] every choice is told, kind by kind', () => {
  const all = filters({
    courseProgress: ['inProgress'],
    coursePriority: ['mandatory'],
    term: ['t1'],
    collection: ['c1', 'c2'],
    category: { level: ['a'] },
  });
  expect(choicesOf(all).map(({ id }) => id)).toEqual(['inProgress', 'mandatory', 't1', 'c1', 'c2', 'a']);
});
