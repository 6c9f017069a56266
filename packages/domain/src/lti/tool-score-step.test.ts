import { expect, test } from 'vitest';
import type { CourseNode } from '../activity/course-node';
import { activityAttempt, BEGUN, courseNode } from '../activity/course-node.builder';
import type { ToolScoreEffect } from './tool-score';
import { toolScoreStep } from './tool-score-step';

const NOW = new Date('2026-03-02T12:00:00Z');
const open = activityAttempt();
const waiting = activityAttempt({ state: 'inGrading', progress: 1, submitted: BEGUN });
const tool = (differs: Parameters<typeof courseNode>[0]) => courseNode({ type: 'lti', ...differs });
const graded: ToolScoreEffect = { kind: 'graded', score: 4, maxScore: 10 };
const NOTHING = { change: null, score: null, tried: null };
const after = (node: CourseNode, effect: ToolScoreEffect, tryNumber: number | null = null) =>
  toolScoreStep(node, { effect, tryNumber, gradingScale: null }, NOW);

test.each<[string, CourseNode, ToolScoreEffect, string | null]>([
  ['under way, nothing happens', tool({ workflow: open }), { kind: 'underWay' }, null],
  ['handed in where nobody grades: done', tool({ workflow: open }), { kind: 'handedIn' }, 'finished'],
  [
    'handed in where it is graded: waits',
    tool({ workflow: open, isGraded: true }),
    { kind: 'handedIn' },
    'inGrading',
  ],
  [
    'graded by hand later: waits in any case',
    tool({ workflow: open }),
    { kind: 'awaitsGrading' },
    'inGrading',
  ],
  [
    'completed: done in any case',
    tool({ workflow: open, isGraded: true }),
    { kind: 'completed' },
    'finished',
  ],
  [
    'completed while it waits: done',
    tool({ workflow: waiting, isGraded: true }),
    { kind: 'completed' },
    'finished',
  ],
  ['handed in once more: nothing', tool({ workflow: waiting }), { kind: 'handedIn' }, null],
  ['never begun: nothing', tool({}), graded, null],
])('[4.3] without a score: %s', (_case, node, effect, state) => {
  const change = state && { state, partId: 'part' };
  expect(after(node, effect)).toMatchObject({ ...NOTHING, change });
});

test('[4.3] a score hands in what is open, and counts', () => {
  expect(after(tool({ workflow: open }), graded)).toMatchObject({
    change: { state: 'finished', progress: 1, submitted: NOW },
    tried: { number: 1, normalizedScore: 0.4 },
    score: { partId: 'part', normalizedScore: 0.4 },
  });
});

test.each<[string, number | null, number, object]>([
  ['the try under way by its number', 2, 0.3, { change: { state: 'finished' }, tried: { number: 2 } }],
  ['the try under way without one', null, 0.3, { change: { state: 'finished' }, tried: { number: 2 } }],
  ['an earlier one: the new one goes on', 1, 0.3, { change: { state: 'inProgress' }, tried: { number: 1 } }],
  ['an earlier one that is the best counts', 1, 0.39, { score: { normalizedScore: 0.4 } }],
  ['an earlier one that is not the best does not', 1, 0.41, { score: null, tried: { number: 1 } }],
])('[8.8] the score of %s', (_case, tryNumber, normalizedScore, expected) => {
  const node = tool({ workflow: { ...open, attempts: 2 }, normalizedScore });
  expect(after(node, graded, tryNumber)).toMatchObject(expected);
});

test('[8.8] of an earlier try nothing but its score matters', () => {
  const node = tool({ workflow: { ...open, attempts: 2 } });
  expect(after(node, { kind: 'handedIn' }, 1)).toEqual(NOTHING);
});
