import { expect, test } from 'vitest';
import type { ActivityPart } from '../activity/activity-part';
import { activityPart } from '../activity/activity-part.builder';
import { contentsCount, contentsDuration } from './contents-count';

function module(...children: ActivityPart[]): ActivityPart {
  return activityPart({ axis: '1', childActivity: { type: 'composite', children } });
}

/** [4.10] Open when the attempt was handed in. */
function cutOff(): ActivityPart {
  const part = activityPart({ workflow: 'finished' });
  const { activityWorkflowAggregate: made, ...activity } = part.childActivity;
  const activityWorkflowAggregate = made && {
    lastActivityWorkflow: { ...made.lastActivityWorkflow, submitted: null, progress: 0 },
    bestActivityRecord: null,
  };
  return { ...part, childActivity: { ...activity, activityWorkflowAggregate } };
}

test.each([
  ['one that is done counts', [activityPart({ workflow: 'finished' })], { done: 1, total: 1 }],
  ['one handed in counts', [activityPart({ workflow: 'inGrading' })], { done: 1, total: 1 }],
  ['one under way does not', [activityPart({ workflow: 'inProgress' })], { done: 0, total: 1 }],
  [
    'one not passed does, as it does in the progress',
    [activityPart({ workflow: 'finished', record: { passed: false } })],
    { done: 1, total: 1 },
  ],
  ['one that the end of the attempt cut off does not', [cutOff()], { done: 0, total: 1 }],
  [
    'a draft is not counted at all',
    [activityPart({ childActivity: { state: 'draft' } })],
    { done: 0, total: 0 },
  ],
  [
    'reading 61: nor is an archived one, done or not',
    [
      activityPart({ workflow: 'finished', childActivity: { state: 'archived' } }),
      activityPart({ childActivity: { state: 'archived' } }),
    ],
    { done: 0, total: 0 },
  ],
  [
    'reading 61: nor what is in a module that is a draft',
    [activityPart({ childActivity: { type: 'composite', state: 'draft', children: [activityPart()] } })],
    { done: 0, total: 0 },
  ],
  ['reading 62: nor a module without activities', [module(), activityPart()], { done: 0, total: 1 }],
  [
    'a module counts by what is in it',
    [module(activityPart({ workflow: 'finished' }), activityPart())],
    { done: 1, total: 2 },
  ],
])('[2.29] %s', (_, parts, count) => {
  expect(contentsCount(parts)).toEqual(count);
});

test.each([
  ['all have one', [activityPart({ duration: 60 }), activityPart({ duration: 90 })], 150],
  ['some have one', [activityPart({ duration: 60 }), activityPart()], 60],
  ['none has one', [activityPart()], null],
  [
    'reading 61: one is archived',
    [activityPart({ duration: 60 }), activityPart({ duration: 90, childActivity: { state: 'archived' } })],
    60,
  ],
])('[2.29] the time when %s', (_, parts, seconds) => {
  expect(contentsDuration(parts)).toBe(seconds);
});
