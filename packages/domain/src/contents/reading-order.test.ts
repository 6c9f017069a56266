import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { axesAbove, isBelow, neighbours, readingOrder } from './reading-order';

const tree = [
  activityPart({
    axis: '1',
    childActivity: {
      type: 'composite',
      children: [activityPart({ axis: '1.1' }), activityPart({ axis: '1.2' })],
    },
  }),
  activityPart({ axis: '2', childActivity: { state: 'archived' } }),
  activityPart({ axis: '3', childActivity: { state: 'draft' } }),
  activityPart({ axis: '4', childActivity: { type: 'composite' } }),
];
const order = readingOrder(tree);

test('[2.8] [4.29] modules, empty ones too (reading 62), and archived activities are no steps of their own', () => {
  expect(order.map(({ axis }) => axis)).toEqual(['1.1', '1.2', '3']);
});

test.each([
  ['the first', '1.1', null, '1.2', 1],
  ['one between', '1.2', '1.1', '3', 2],
  ['the last', '3', '1.2', null, 3],
  ['a module, which stands before its first activity', '1', null, '1.1', null],
  ['one that is nowhere', '9', null, null, null],
])('[2.8] the neighbours of %s', (_, axis, previous, next, place) => {
  const found = neighbours(order, axis);
  expect([found.previous?.axis ?? null, found.next?.axis ?? null, found.place, found.total]).toEqual([
    previous,
    next,
    place,
    3,
  ]);
});

test('[2.8] a module in the middle stands after what comes before it', () => {
  const children = [activityPart({ axis: '2.1' })];
  const parts = [activityPart({ axis: '1' }), activityPart({ axis: '2', childActivity: { children } })];
  const { previous, next } = neighbours(readingOrder(parts), '2');
  expect([previous?.axis, next?.axis]).toEqual(['1', '2.1']);
});

test.each([
  ['1.2', '1', true],
  ['1.2.3', '1', true],
  ['12', '1', false],
  ['1', '1', false],
])('[2.8] is %s below %s? %s (reading 36)', (axis, above, is) => {
  expect(isBelow(axis, above)).toBe(is);
});

test.each([
  ['4', []],
  ['1.2.3', ['1', '1.2']],
])('[2.8] above %s stand %j (reading 36)', (axis, above) => {
  expect(axesAbove(axis)).toEqual(above);
});
