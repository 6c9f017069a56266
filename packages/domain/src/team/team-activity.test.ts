import { expect, test } from 'vitest';
import { courseNode, coursePart } from '../activity/course-node.builder';
import { courseTree, isWrittenTogether } from '../activity/course-node';
import { hasSharedWork } from './team-activity';

test.each([
  ['a text for teams', 'text', true, true],
  ['a text', 'text', undefined, false],
  ['a tool for teams keeps its own', 'lti', true, false],
  ['a film', 'video', true, false],
] as const)(
  '[1.3] [3.2] is the work of a team written here: %s',
  (_case, type, supportCollaborativeMode, expected) => {
    expect(hasSharedWork({ type, supportCollaborativeMode })).toBe(expected);
    const team = supportCollaborativeMode ? { policy: 'any' as const, mayBeAlone: false } : null;
    expect(isWrittenTogether(courseNode({ type, team }).part)).toBe(expected);
  },
);

test.each([
  ['a text that a team answers has a score', { policy: 'all', mayBeAlone: true } as const, true],
  ['a text has none', null, false],
])('[5.10] %s', (_case, team, isGraded) => {
  const root = coursePart({ partId: null, type: 'composite' });
  const task = coursePart({ partId: 'task', type: 'text', needsGrading: true, team });
  expect(courseTree([root, task], new Map()).children[0]?.isGraded).toBe(isGraded);
});
