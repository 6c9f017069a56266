import { expect, test } from 'vitest';
import {
  allNodes,
  type CoursePart,
  countedNodes,
  courseTree,
  supportsLtiGrading,
  withOutcomes,
} from './course-node';
import { activityAttempt, courseNode, coursePart, courseRoot } from './course-node.builder';

const root = coursePart({ partId: null, axis: '', type: 'composite' });

test('[3.7] a tree is built from its parts, children below their parents in their order, and shares them', () => {
  const parts = [
    root,
    coursePart({ partId: 'a1', parentId: 'a' }),
    coursePart({ partId: 'a' }),
    coursePart({ partId: 'b' }),
  ];
  const outcome = { workflow: activityAttempt(), normalizedScore: 0.4, passed: false };
  const nodes = allNodes(courseTree(parts, new Map([['b', outcome]])));
  expect(nodes.map(({ part }) => part.partId)).toEqual([null, 'a', 'a1', 'b']);
  expect(nodes[3]).toMatchObject({ part: parts[3], outcome });
  expect(nodes[3]?.part).toBe(parts[3]);
  expect(nodes[1]?.outcome).toEqual({ workflow: null, normalizedScore: null, passed: null });
});

test('[3.7] a course without its root is none', () => {
  expect(() => courseTree([coursePart()], new Map())).toThrow('A course has a root activity');
});

test.each<[string, CoursePart[], boolean]>([
  ['a part that weighs something', [coursePart({ partId: 'a', needsGrading: true })], true],
  ['a part of which nobody asks it', [coursePart({ partId: 'a' })], false],
  ['a part that weighs nothing', [coursePart({ partId: 'a', needsGrading: true, scoreWeight: 0 })], false],
  [
    'a part whose parent weighs nothing',
    [
      coursePart({ partId: 'a', type: 'composite', scoreWeight: 0 }),
      coursePart({ partId: 'b', parentId: 'a', needsGrading: true }),
    ],
    false,
  ],
  ['a text', [coursePart({ partId: 'a', type: 'text', needsGrading: true })], false],
])('[5.10] somebody is waited for: %s', (_case, parts, expected) => {
  const nodes = allNodes(courseTree([root, ...parts], new Map()));
  expect(nodes.some(({ isGraded }) => isGraded)).toBe(expected);
});

test('[4.29] readings 61 and 62: the root, and what counts below it', () => {
  const tree = courseRoot(
    courseNode({ partId: 'draft', activityState: 'draft' }),
    courseNode({ partId: 'empty', type: 'composite' }),
    courseNode({ partId: 'module', type: 'composite', children: [courseNode({ partId: 'film' })] }),
  );
  expect(countedNodes(tree).map(({ part }) => part.partId)).toEqual([null, 'module', 'film']);
});

test('[3.7] what has changed is in the new tree, the rest as it was', () => {
  const workflow = activityAttempt();
  const tree = courseRoot(courseNode({ partId: 'a', normalizedScore: 0.5 }), courseNode({ partId: 'b' }));
  const [a, b] = withOutcomes(tree, [{ partId: 'a', workflow }]).children;
  expect(a?.outcome).toEqual({ workflow, normalizedScore: 0.5, passed: null });
  expect(b).toEqual(tree.children[1]);
  expect(tree.children[0]?.outcome.workflow).toBeNull();
});

test.each([
  ['a tool that gives scores', courseNode({ type: 'lti', isGraded: true }), true],
  ['a tool that gives none', courseNode({ type: 'lti' }), false],
  ['a film that a person grades', courseNode({ isGraded: true }), false],
])('[3.2] its tool says what it is worth: %s', (_case, node, expected) => {
  expect(supportsLtiGrading(node)).toBe(expected);
});
