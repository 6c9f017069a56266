import { expect, test } from 'vitest';
import { activityAttempt, courseNode } from '../activity/course-node.builder';
import {
  TOOL_ACTIVITY_PROGRESS,
  TOOL_GRADING_PROGRESS,
  type ToolActivityProgress,
  type ToolGradingProgress,
  type ToolScore,
  mayJoinGroup,
  takesScores,
  toolScoreEffect,
} from './tool-score';

const SCORED = { scoreGiven: 8, scoreMaximum: 10 };

function effectOf(
  activityProgress: ToolActivityProgress,
  gradingProgress: ToolGradingProgress,
  score: Pick<ToolScore, 'scoreGiven' | 'scoreMaximum'> = SCORED,
) {
  return toolScoreEffect({ activityProgress, gradingProgress, ...score });
}

test.each(
  (['Initialized', 'Started', 'InProgress'] as const).flatMap((activity) =>
    TOOL_GRADING_PROGRESS.map((grading) => [activity, grading] as const),
  ),
)('[4.3] %s with %s leaves the attempt under way, score or not', (activity, grading) => {
  expect(effectOf(activity, grading)).toEqual({ kind: 'underWay' });
});

test.each([
  ['Submitted', 'NotReady', 'handedIn'],
  ['Submitted', 'Failed', 'awaitsGrading'],
  ['Submitted', 'Pending', 'awaitsGrading'],
  ['Submitted', 'PendingManual', 'awaitsGrading'],
  ['Submitted', 'FullyGraded', 'graded'],
  ['Completed', 'NotReady', 'handedIn'],
  ['Completed', 'Failed', 'awaitsGrading'],
  ['Completed', 'Pending', 'awaitsGrading'],
  ['Completed', 'PendingManual', 'awaitsGrading'],
  ['Completed', 'FullyGraded', 'graded'],
] as const)('[4.3] %s with %s: %s', (activity, grading, kind) => {
  expect(effectOf(activity, grading).kind).toBe(kind);
});

test('[4.3] a graded attempt has the points and the maximum that the tool gave, nought included', () => {
  expect(effectOf('Completed', 'FullyGraded', { scoreGiven: 0, scoreMaximum: 5 })).toEqual({
    kind: 'graded',
    score: 0,
    maxScore: 5,
  });
});

test.each([
  { scoreGiven: null, scoreMaximum: 10 },
  { scoreGiven: null, scoreMaximum: null },
  { scoreGiven: 3, scoreMaximum: null },
])('[4.3] fully graded without points is completed without a score: %o', (score) => {
  expect(effectOf('Completed', 'FullyGraded', score)).toEqual({ kind: 'completed' });
});

test('[4.3] every word that a tool may use has its place', () => {
  expect(TOOL_ACTIVITY_PROGRESS).toHaveLength(5);
  expect(TOOL_GRADING_PROGRESS).toHaveLength(5);
});

test.each([
  ['a tool, not begun', courseNode({ type: 'lti' }), true],
  ['a tool, begun before', courseNode({ type: 'lti', workflow: activityAttempt() }), false],
  ['a tool that is the whole course', courseNode({ type: 'lti', partId: null }), false],
  ['a film', courseNode(), false],
])('[3.10] the score of the group is taken over: %s', (_case, node, expected) => {
  expect(mayJoinGroup(node)).toBe(expected);
});

test.each([
  ['inProgress', true],
  ['submitted', true],
  ['inGrading', true],
  ['graded', false],
  ['gradingApproved', false],
  ['finished', false],
] as const)('[4.3] an attempt that is %s takes scores: %s', (state, expected) => {
  expect(takesScores(state)).toBe(expected);
});
