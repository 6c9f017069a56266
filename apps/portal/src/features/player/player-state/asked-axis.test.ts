import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { expect, test } from 'vitest';
import { activityTree } from '../../../testing/activity-tree.builder';
import { axisNamed } from './asked-axis';

const part = activityPart({ axis: '1', childActivity: { type: 'text' } });
const tree = activityTree(part);

test.each<[activityPathId: string | null, axis: string | null | undefined]>([
  [null, null],
  [part.activityPathId, part.axis],
  ['nobodys', undefined],
])('[4.24] the activity that %j names is at %s', (activityPathId, axis) => {
  expect(axisNamed(tree, activityPathId)).toBe(axis);
});
