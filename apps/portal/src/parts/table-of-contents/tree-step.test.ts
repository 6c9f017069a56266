import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { expect, test } from 'vitest';
import { contentsRows } from './contents-rows';
import { findByTyping } from './use-tree-keys';
import { type TreeKey, treeStep } from './tree-step';

function part(axis: string, name: string, children: ReturnType<typeof activityPart>[] = []) {
  return activityPart({ axis, childActivity: { name, children } });
}

const parts = [
  part('1', 'Alpha', [part('1.1', 'Beta'), part('1.2', 'Gamma')]),
  part('2', 'Delta', [part('2.1', 'Beta')]),
];
const rows = contentsRows(parts, (axis) => axis === '1');

test.each<[key: TreeKey, from: string, step: string]>([
  ['down', '1', 'focus 1.1'],
  ['down', '2', 'nothing'],
  ['up', '1', 'nothing'],
  ['up', '2', 'focus 1.2'],
  ['first', '2', 'focus 1'],
  ['last', '1', 'focus 2'],
  ['inwards', '1', 'focus 1.1'],
  ['inwards', '2', 'open 2'],
  ['inwards', '1.1', 'nothing'],
  ['outwards', '1.2', 'focus 1'],
  ['outwards', '1', 'close 1'],
  ['outwards', '2', 'nothing'],
  ['siblings', '2', 'openAll'],
  ['down', 'gone', 'focus 1'],
])('[2.29] %s from %s: %s', (key, from, wanted) => {
  const step = treeStep(key, rows, from);
  const axis = step && 'axis' in step ? ` ${step.axis}` : '';
  expect(step ? `${step.kind}${axis}` : 'nothing').toBe(wanted);
});

test.each([
  ['b', '1', '1.1'],
  ['b', '1.1', '1.1'],
  ['ga', '1.2', '1.2'],
  ['d', '1.2', '2'],
  ['z', '1', null],
])('[2.29] typing %s from %s finds %s', (typed, from, axis) => {
  expect(findByTyping(typed, rows, from)).toBe(axis);
});
