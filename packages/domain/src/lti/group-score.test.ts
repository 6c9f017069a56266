import { expect, test } from 'vitest';
import { activityAttempt, courseNode } from '../activity/course-node.builder';
import { mayJoinGroup } from './group-score';

test.each([
  ['a tool, not begun', courseNode({ type: 'lti' }), true],
  ['a tool, begun before', courseNode({ type: 'lti', workflow: activityAttempt() }), false],
  ['a tool that is the whole course', courseNode({ type: 'lti', partId: null }), false],
  ['a film', courseNode(), false],
])('[3.10] the score of the group is taken over: %s', (_case, node, expected) => {
  expect(mayJoinGroup(node)).toBe(expected);
});
