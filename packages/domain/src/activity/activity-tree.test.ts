import { expect, test } from 'vitest';
import { activityPart } from './activity-part.builder';
import { allParts, partAtAxis, partAtPath, partOfWorkflow, partWithId, pathTo } from './activity-tree';

const LEAF = activityPart({ id: 'leaf', axis: '1.1', activityPathId: 'm/leaf' });
const MODULE = activityPart({
  id: 'module',
  axis: '1',
  activityPathId: 'm',
  childActivity: { children: [LEAF] },
});
const LAST = activityPart({ id: 'last', axis: '2', activityPathId: 'last' });
const TREE = [MODULE, LAST];

test('[3.7] the tree is walked parents first', () => {
  expect(allParts(TREE).map(({ id }) => id)).toEqual(['module', 'leaf', 'last']);
  expect(allParts([])).toEqual([]);
});

test.each([
  ['module', ['module']],
  ['leaf', ['module', 'leaf']],
  ['last', ['last']],
  ['another', null],
])('[3.7] the way from the top to %s', (id, way) => {
  expect(pathTo(TREE, id)?.map((part) => part.id) ?? null).toEqual(way);
});

test.each([
  ['1', 'module'],
  ['1.1', 'leaf'],
  ['2', 'last'],
  ['3', null],
  ['', null],
])('[2.8] reading 36: at axis %j stands %s', (axis, id) => {
  expect(partAtAxis(TREE, axis)?.id ?? null).toBe(id);
});

test.each([
  ['m', 'module'],
  ['m/leaf', 'leaf'],
  ['leaf', null],
])('[4.24] at path %j stands %s', (path, id) => {
  expect(partAtPath(TREE, path)?.id ?? null).toBe(id);
});

test('[2.9] an attempt at an activity leads to its part, wherever that stands', () => {
  const taken = activityPart({ id: 'taken', workflow: 'finished' });
  const tree = [activityPart({ id: 'above', childActivity: { children: [LEAF, taken] } }), LAST];
  expect(partOfWorkflow(tree, 'workflow')?.id).toBe('taken');
  expect(partOfWorkflow(tree, 'another')).toBeNull();
  expect(partOfWorkflow(TREE, 'workflow')).toBeNull();
  const never = activityPart({ childActivity: { activityWorkflowAggregate: null } });
  expect(partOfWorkflow([never], 'workflow')).toBeNull();
});

test.each([
  ['module', 'module'],
  ['leaf', 'leaf'],
  ['nobody', null],
])('[3.7] of the id %j there is %s', (asked, id) => {
  expect(partWithId(TREE, asked)?.id ?? null).toBe(id);
});
