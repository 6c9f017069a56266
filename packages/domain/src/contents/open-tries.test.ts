import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { openTries } from './open-tries';

const NOW = new Date('2026-03-10T12:00:00Z');
const failed = (differs: Parameters<typeof activityPart>[0] = {}) =>
  activityPart({
    workflow: 'finished',
    normalizedPassingScore: 0.6,
    remainingAttempts: 1,
    record: { passed: false, normalizedScore: 0.4 },
    ...differs,
  });

test.each([
  ['not passed, with a try left', failed(), true],
  ['not passed, with none left', failed({ remainingAttempts: 0 }), false],
  ['passed, with a try left', failed({ record: { passed: true, normalizedScore: 0.7 } }), false],
  ['tried again already', failed({ workflow: 'inProgress' }), false],
  ['too late for a new try', failed({ activityConstraint: { startUntil: new Date('2026-03-09') } }), false],
  ['in time for a new try', failed({ activityConstraint: { startUntil: new Date('2026-03-11') } }), true],
  ['its score is not told', failed({ record: { passed: null, normalizedScore: null } }), false],
  ['reading 61: archived', failed({ childActivity: { state: 'archived' } }), false],
])('[8.8] reading 63: a new try is open: %s: %s', (_case, part, expected) => {
  expect(openTries([part], NOW)).toHaveLength(expected ? 1 : 0);
});

test('[8.8] reading 63: an open try is told with its activity and what is left of it', () => {
  const part = failed({ axis: '2' });
  expect(openTries([part], NOW)).toEqual([
    {
      part,
      offer: { isLeading: true, remainingAttempts: 1, normalizedPassingScore: 0.6, normalizedScore: 0.4 },
    },
  ]);
});
