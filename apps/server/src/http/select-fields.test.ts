import { expect, test } from 'vitest';
import { selectFields } from './select-fields';

const LIST = {
  data: [{ id: '1', termId: 't', objective: { id: 'o', name: 'Algebra', code: 'A' } }],
  totalCount: 1,
};

test.each([
  ['nothing selected: all of it', undefined, LIST.data[0]],
  ['a field', ['termId'], { id: '1', termId: 't' }],
  ['a path', ['objective.name'], { id: '1', objective: { name: 'Algebra' } }],
  [
    'two paths into one object',
    ['objective.name', 'objective.code'],
    { id: '1', objective: { name: 'Algebra', code: 'A' } },
  ],
  ['what is computed only', ['courseProgress'], { id: '1' }],
])('[7.2] select: %s', (_title, select, expected) => {
  expect(selectFields(LIST, select)).toEqual({ data: [expected], totalCount: 1 });
});
