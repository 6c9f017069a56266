import { expect, test } from 'vitest';
import { checkSelect, selectFields } from './select-fields';

const LIST = {
  data: [
    {
      id: '1',
      termId: 't',
      objective: { id: 'o', name: 'Algebra', code: 'A', activity: { id: 'a', state: 2, type: 3 } },
    },
  ],
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
  [
    'two paths into one object of an object',
    ['objective.activity.state', 'objective.activity.type'],
    { id: '1', objective: { activity: { state: 2, type: 3 } } },
  ],
  [
    'an object and a part of it',
    ['objective', 'objective.name'],
    LIST.data[0] && { id: '1', objective: LIST.data[0].objective },
  ],
])('[7.2] select: %s', (_title, select, expected) => {
  expect(selectFields(LIST, select)).toEqual({ data: [expected], totalCount: 1 });
});

test.each(['courseProgress', 'objective', 'toString', '__proto__', "x'; drop table users; --"])(
  'what the list does not have is refused by name: %j',
  (name) => {
    const select = () => checkSelect(['id', name], new Set(['id', 'termId']));
    expect(select).toThrow(
      expect.objectContaining({ errors: { [name]: ['This field cannot be selected'] } }),
    );
  },
);
