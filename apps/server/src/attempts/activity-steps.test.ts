import { expect, test } from 'vitest';
import type { AttemptActivity } from '../store/activities/attempt-activity';
import { awaitsGrading, endOpenActivities } from './activity-steps';
import { allNodes, attemptTree } from './attempt-tree';
import { takenPart, weighedParts } from './taken-part';

const NOW = new Date('2026-03-02T12:00:00Z');
const moment = { now: NOW, newId: () => 'new' };

function activity(differs: Partial<AttemptActivity> & { partId: string | null }): AttemptActivity {
  return {
    parentId: null,
    activityId: 'activity',
    axis: '',
    order: 1,
    optional: false,
    scoreWeight: 1,
    needsGrading: false,
    requiresPrevious: false,
    passingScore: null,
    maxAttempts: null,
    constraint: null,
    name: '',
    code: '',
    type: differs.partId === null ? 'composite' : 'video',
    activityType: null,
    activityState: 'ready',
    proctored: false,
    supportReview: true,
    supportMobileView: true,
    duration: null,
    toolUrl: null,
    workflow: null,
    normalizedScore: null,
    passed: null,
    ...differs,
  };
}

const open = {
  id: 'open',
  state: 'inProgress' as const,
  progress: 0.5,
  started: NOW,
  submitted: null,
  finished: null,
  attempts: 1,
  doneBefore: false,
};
const root = activity({ partId: null });

test('[3.7] a tree is built from its rows, children below their parents in their order', () => {
  const tree = attemptTree([
    root,
    activity({ partId: 'a' }),
    activity({ partId: 'b' }),
    activity({ partId: 'a1', parentId: 'a' }),
  ]);
  expect(allNodes(tree).map(({ partId }) => partId)).toEqual([null, 'a', 'a1', 'b']);
  expect(weighedParts(tree)).toHaveLength(2);
});

test.each<[string, AttemptActivity[], boolean]>([
  ['a part that weighs something', [activity({ partId: 'a', needsGrading: true })], true],
  [
    '[5.10] a part that weighs nothing',
    [activity({ partId: 'a', needsGrading: true, scoreWeight: 0 })],
    false,
  ],
  [
    '[5.10] a part whose parent weighs nothing',
    [activity({ partId: 'a', scoreWeight: 0 }), activity({ partId: 'b', parentId: 'a', needsGrading: true })],
    false,
  ],
  ['a text', [activity({ partId: 'a', type: 'text', needsGrading: true })], false],
])('somebody is waited for: %s', (_case, parts, expected) => {
  const tree = attemptTree([root, ...parts]);
  expect(allNodes(tree).some(({ needsGrading }) => needsGrading)).toBe(expected);
});

test('[4.10] reading 66: what is open is over, and not handed in; what was never begun is left alone', () => {
  const tree = attemptTree([
    root,
    activity({ partId: 'film', workflow: open }),
    activity({ partId: 'quiz', workflow: { ...open, id: 'quiz' }, needsGrading: true }),
    activity({ partId: 'untouched' }),
  ]);
  expect(awaitsGrading(tree)).toBe(false);
  expect(endOpenActivities(tree, moment)).toMatchObject([
    { partId: 'film', state: 'finished', progress: 0.5, submitted: null, finished: NOW },
    { partId: 'quiz', state: 'finished', progress: 0.5, submitted: null, finished: NOW },
  ]);
});

test.each([null, open])(
  '[4.10] a course of one activity is done when it is handed in, begun or not',
  (workflow) => {
    const tree = attemptTree([activity({ partId: null, type: 'video', workflow })]);
    expect(endOpenActivities(tree, moment)).toMatchObject([
      { id: workflow ? 'open' : 'new', partId: null, state: 'finished', progress: 1 },
    ]);
  },
);

test.each([null, open])(
  '[4.10] reading 66: a tool alone in its course hands in itself, or nobody does',
  (workflow) => {
    const tree = attemptTree([activity({ partId: null, type: 'lti', needsGrading: true, workflow })]);
    const over = endOpenActivities(tree, moment);
    expect(over).toMatchObject(workflow ? [{ state: 'finished', progress: 0.5, submitted: null }] : []);
  },
);

test('[3.5] only what the learner has handed in counts as done', () => {
  const done = { ...open, state: 'finished' as const, progress: 1, submitted: NOW };
  const cutOff = { ...open, state: 'finished' as const };
  const waiting = { ...open, state: 'inGrading' as const, progress: 1, submitted: NOW };
  const parts = [done, cutOff, waiting, open].map((workflow, index) =>
    activity({ partId: String(index), workflow }),
  );
  const taken = takenPart(attemptTree([root, ...parts]));
  expect(taken.children.map(({ isFinished }) => isFinished)).toEqual([true, false, true, false]);
});
