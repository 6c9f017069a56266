import { expect, test } from 'vitest';
import { activityAttempt, BEGUN, courseNode, courseRoot } from '../activity/course-node.builder';
import {
  begunActivity,
  begunAgain,
  endedWaiting,
  endOpenActivities,
  handedInActivity,
  reopenedActivities,
} from './activity-steps';

const NOW = new Date('2026-03-02T12:00:00Z');
const EARLIER = new Date('2026-02-01T12:00:00Z');
const moment = { now: NOW, newId: () => 'new' };
const open = activityAttempt();
const done = activityAttempt({ state: 'finished', progress: 1, submitted: BEGUN, finished: BEGUN });
const waiting = activityAttempt({ state: 'inGrading', progress: 1, submitted: BEGUN });
const cutOff = activityAttempt({ state: 'finished', finished: BEGUN });

test('[7.10] what is begun is a first try with nothing done', () => {
  expect(begunActivity(courseNode({ partId: 'a' }), { id: 'new', now: NOW })).toEqual({
    id: 'new',
    partId: 'a',
    state: 'inProgress',
    progress: 0,
    started: NOW,
    submitted: null,
    finished: null,
    attempts: 1,
    doneBefore: false,
  });
});

test.each([
  ['done, stays done', done, true],
  ['cut off, does not', cutOff, false],
  ['done before it was cut off, stays done', { ...cutOff, doneBefore: true }, true],
])('[8.8] reading 63: begun again, what was %s', (_case, workflow, doneBefore) => {
  const again = { state: 'inProgress', progress: 0, started: NOW, submitted: null, finished: null };
  expect(begunAgain(courseNode({ workflow }), workflow, NOW)).toEqual({
    ...again,
    id: 'workflow',
    partId: 'part',
    attempts: 2,
    doneBefore,
  });
});

test.each([
  ['where nobody grades, it ends', courseNode({ workflow: open }), 'finished'],
  ['where somebody grades, it waits', courseNode({ workflow: open, isGraded: true }), 'inGrading'],
  [
    'where it has its score already, it ends',
    courseNode({ workflow: open, isGraded: true, normalizedScore: 0.4 }),
    'finished',
  ],
  [
    '[8.8] the score of an earlier try says nothing about this one',
    courseNode({ workflow: activityAttempt({ attempts: 2 }), isGraded: true, normalizedScore: 0.4 }),
    'inGrading',
  ],
])('[7.11] handed in: %s', (_case, node, state) => {
  const finished = state === 'finished' ? NOW : null;
  expect(handedInActivity(node, open, NOW)).toMatchObject({ state, progress: 1, submitted: NOW, finished });
});

test('[7.11] what was handed in before stays as it is', () => {
  expect(handedInActivity(courseNode(), done, NOW)).toEqual({ ...done, partId: 'part' });
});

test('[3.5] nothing is handed in before it was begun', () => {
  expect(handedInActivity(courseNode(), open, EARLIER)).toMatchObject({ submitted: BEGUN, finished: BEGUN });
});

test('[4.10] reading 66: what is open is over, and not handed in; what was never begun is left alone', () => {
  const tree = courseRoot(
    courseNode({ partId: 'film', workflow: open }),
    courseNode({ partId: 'quiz', workflow: { ...open, id: 'quiz' }, isGraded: true }),
    courseNode({ partId: 'done', workflow: done }),
    courseNode({ partId: 'untouched' }),
  );
  const over = { state: 'finished', progress: 0.5, submitted: null, finished: NOW };
  expect(endOpenActivities(tree, moment)).toMatchObject([
    { partId: 'film', ...over },
    { partId: 'quiz', ...over },
  ]);
});

test.each([
  ['never begun', null, [{ id: 'new', partId: null, state: 'finished', progress: 1 }]],
  ['begun', open, [{ id: 'workflow', partId: null, state: 'finished', progress: 1 }]],
  ['handed in', done, []],
])('[4.10] a course of one activity is done when it is handed in: %s', (_case, workflow, expected) => {
  expect(endOpenActivities(courseNode({ partId: null, workflow }), moment)).toMatchObject(expected);
});

test.each([
  ['never begun', null, []],
  ['begun', open, [{ state: 'finished', progress: 0.5, submitted: null }]],
])(
  '[4.10] reading 66: a tool alone in its course hands in itself, or nobody does: %s',
  (_case, workflow, expected) => {
    const tree = courseNode({ partId: null, type: 'lti', isGraded: true, workflow });
    expect(endOpenActivities(tree, moment)).toMatchObject(expected);
  },
);

test('[4.29] what nobody waits for any more ends with the attempt, and nothing else', () => {
  const tree = courseRoot(
    courseNode({ partId: 'open', workflow: open }),
    courseNode({ partId: 'waiting', activityState: 'archived', workflow: waiting }),
    courseNode({ partId: 'done', workflow: done }),
    courseNode({ partId: 'untouched' }),
  );
  expect(endedWaiting(tree, NOW)).toEqual([
    { ...waiting, partId: 'waiting', state: 'finished', finished: NOW },
  ]);
  expect(endedWaiting(tree, EARLIER)).toMatchObject([{ finished: BEGUN }]);
});

test.each([
  ['waits for a grade', waiting, true],
  ['the end of the attempt cut off', cutOff, true],
  ['its tool has scored since it was cut off', { ...cutOff, submitted: BEGUN }, true],
  ['is done', done, false],
  ['is open', open, false],
])("[4.3] given back, what %s is the learner's again: %#", (_case, workflow, isReopened) => {
  const again = { ...workflow, partId: 'part', state: 'inProgress', submitted: null, finished: null };
  expect(reopenedActivities(courseRoot(courseNode({ workflow })))).toEqual(isReopened ? [again] : []);
});

test('[1.3] [4.10] a course that is one discussion is not done by ending it, where more was asked for', () => {
  const workflow = activityAttempt();
  const root = courseNode({ partId: null, type: 'discussion', workflow });
  const ended = (isUnmet: boolean) => endOpenActivities(root, { now: BEGUN, newId: () => 'new', isUnmet })[0];
  expect(ended(false)).toMatchObject({ state: 'finished', progress: 1, submitted: BEGUN });
  expect(ended(true)).toMatchObject({ state: 'finished', progress: 0.5, submitted: null });
});
