import { expect, test } from 'vitest';
import type { ActivityAttempt } from '../activity/course-node';
import { activityAttempt, BEGUN, courseNode } from '../activity/course-node.builder';
import { gradedActivity, takesPoints } from './graded-activity';

const NOW = new Date('2026-03-02T12:00:00Z');
const EARLIER = new Date('2026-02-01T12:00:00Z');
const open = activityAttempt();
const waiting = activityAttempt({ state: 'inGrading', progress: 1, submitted: BEGUN });
const done = activityAttempt({ state: 'finished', progress: 1, submitted: BEGUN, finished: BEGUN });
const cutOff = activityAttempt({ state: 'finished', progress: 0.5, finished: BEGUN });

test.each<[string, ActivityAttempt, 'grader' | 'tool', Partial<ActivityAttempt> | null]>([
  ['a person, of what waits', waiting, 'grader', { progress: 1, submitted: BEGUN, finished: NOW }],
  [
    'a person, of what is over, once more',
    done,
    'grader',
    { progress: 1, submitted: BEGUN, finished: BEGUN },
  ],
  ['a person, not of what is open', open, 'grader', null],
  ['a person, not of what was cut off', cutOff, 'grader', null],
  ['a tool hands in what is open', open, 'tool', { progress: 1, submitted: NOW, finished: NOW }],
  ['a tool, of what waits', waiting, 'tool', { progress: 1, submitted: BEGUN, finished: NOW }],
  [
    'a tool, and what was cut off stays so',
    cutOff,
    'tool',
    { progress: 0.5, submitted: NOW, finished: BEGUN },
  ],
])('[4.3] who gives a score: %s', (_case, workflow, actor, expected) => {
  const graded = gradedActivity(workflow, actor, NOW);
  expect(graded).toEqual(expected && { ...workflow, state: 'finished', ...expected });
});

test('[3.5] nothing ends before it began', () => {
  expect(gradedActivity(open, 'tool', EARLIER)).toMatchObject({ submitted: BEGUN, finished: BEGUN });
});

test.each([
  ['what is graded', courseNode({ isGraded: true }), true],
  ['what a tool scores', courseNode({ toolUrl: 'https://tool.test/' }), true],
  ['what has points already', courseNode({ normalizedScore: 0 }), true],
  ['not a text', courseNode({ type: 'text' }), false],
])('[4.3] what a person gives points to: %s', (_case, node, expected) => {
  expect(takesPoints(node)).toBe(expected);
});
